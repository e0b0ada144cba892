import { FIRST_SURVEY_DAY, type surveySave } from 'calls/survey-desk'
import type { Queries } from 'database/db'
import { fillIn } from 'platform/api/messages'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { checkMarkdown } from '../article-desk/check-article.ts'
import { twoCharCodeOf } from '../countries/iso-countries.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

/** A visit may have been made where the day begins first. */
const FIRST_TIME_ZONE_HOURS = 14
const hourMs = 3_600_000

const noSuchBroker: Record<Language, string> = {
  en: 'No such broker: {code}',
  id: 'Tidak ada broker dengan kode: {code}',
}
const tooEarly: Record<Language, string> = {
  en: 'Choose a day from 1990 on.',
  id: 'Pilih tanggal mulai tahun 1990.',
}

/** Refuses 400 what the schema of survey.save cannot see: version, country, day and markdown; 404/3001 for an unknown broker. */
export async function checkSurvey(
  queries: Queries,
  { code, updatedAt, countryCode, date, content, traderCode }: CallParsed<typeof surveySave>,
  lang: Language,
): Promise<void> {
  if (code !== undefined && updatedAt === undefined)
    throw refused(errorCodes.missing, 'updatedAt', fieldMessage('missing', lang))
  if (!twoCharCodeOf(countryCode.padStart(3, '0')))
    throw refused(errorCodes.wrongForm, 'countryCode', fieldMessage('wrongForm', lang))
  if (date < FIRST_SURVEY_DAY) throw refused(errorCodes.outOfRange, 'date', tooEarly[lang])
  const today = new Date(Date.now() + FIRST_TIME_ZONE_HOURS * hourMs).toISOString().slice(0, 10)
  if (date > today) throw refused(errorCodes.outOfRange, 'date', fieldMessage('inFuture', lang))
  for (const own of publicLanguages) checkMarkdown(`content.${own}`, content[own], lang)
  if (!(await queries.one('SELECT FROM brokers WHERE code = $1', [traderCode])))
    throw refused(errorCodes.notFound, 'traderCode', fillIn(noSuchBroker[lang], { code: traderCode }))
}

const refused = (code: ErrorCode, field: string, message: string) => new Refusal(code, { errors: [{ field, message }] })
