import { MOST_ARTICLE_DAYS_AHEAD, type articleSave } from 'calls/article-desk'
import type { Queries } from 'database/db'
import { fillIn } from 'platform/api/messages'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { isCostlyMarkdown } from './is-costly-markdown.ts'

const dayMs = 86_400_000

const noSuchBroker: Record<Language, string> = {
  en: 'No such broker: {codes}',
  id: 'Tidak ada broker dengan kode: {codes}',
}
const tooCostly: Record<Language, string> = {
  en: 'The text cannot be converted: it has a very long word, too many signs of emphasis in one paragraph, or lists nested too deep.',
  id: 'Teks tidak dapat diolah: ada kata yang terlalu panjang, terlalu banyak tanda penekanan dalam satu paragraf, atau daftar bertingkat yang terlalu dalam.',
}

/** Refuses 400 what the schema of article.save cannot see: level, topics, brokers, time and markdown. */
export async function checkArticle(
  { db, reference }: { db: Queries; reference: ReferenceData },
  { category, level, tags, traderCodes, publishedAt, body, code, updatedAt }: CallParsed<typeof articleSave>,
  lang: Language,
): Promise<void> {
  const isLesson = category === 'education'
  if (isLesson && !level) throw refused(errorCodes.missing, 'level', fieldMessage('missing', lang))
  if (!isLesson && level) throw refused(errorCodes.wrongForm, 'level', fieldMessage('wrongForm', lang))
  if (code !== undefined && updatedAt === undefined)
    throw refused(errorCodes.missing, 'updatedAt', fieldMessage('missing', lang))
  const latest = Date.now() + MOST_ARTICLE_DAYS_AHEAD * dayMs
  if (publishedAt && Date.parse(publishedAt) > latest) {
    const message = fieldMessage('rangeTooLong', lang, { limit: MOST_ARTICLE_DAYS_AHEAD })
    throw refused(errorCodes.outOfRange, 'publishedAt', message)
  }
  for (const own of publicLanguages) checkMarkdown(`body.${own}`, body[own], lang)
  const topics = await reference.tags('article', lang)
  if (!tags.every(tag => topics.has(tag))) throw refused(errorCodes.wrongForm, 'tags', fieldMessage('wrongForm', lang))
  const brokers = await db.query<{ code: string }>('SELECT code FROM brokers WHERE code = ANY($1)', [traderCodes])
  const unknown = traderCodes.filter(own => !brokers.some(broker => broker.code === own))
  if (unknown.length > 0)
    throw refused(errorCodes.wrongForm, 'traderCodes', fillIn(noSuchBroker[lang], { codes: unknown.join(', ') }))
}

/** Refuses 400/1004 markdown that takes too long to convert. */
export function checkMarkdown(field: string, markdown: string, lang: Language): void {
  if (isCostlyMarkdown(markdown)) throw refused(errorCodes.wrongForm, field, tooCostly[lang])
}

const refused = (code: ErrorCode, field: string, message: string) => new Refusal(code, { errors: [{ field, message }] })
