import type { commentTransinit } from 'calls/comment-detail'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { visible } from './comment-rows.ts'
import { findComment } from './find-comment.ts'
import { createTranslator, type TranslatorSettings } from './translator.ts'

type Input = CallParsed<typeof commentTransinit>
type Words = CallOutput<typeof commentTransinit>

/** Comments that one network may have translated for the first time. */
const BY_NETWORK = { most: 60, seconds: 3600 }

const noTranslator = {
  en: 'Machine translation is not configured on this site: the setting TRANSLATION_URL is missing.',
  id: 'Terjemahan mesin belum dikonfigurasi di situs ini: pengaturan TRANSLATION_URL belum diisi.',
}

interface KnownRow {
  lang: string
  original: string
  /** Written or stored by people, in the language asked for. */
  words: string | null
  machine: string | null
}

/**
 * A comment's text in a language: the original, a stored translation, or one by the machine translator, which translates each comment once
 * per language. 501/5010 without a translator; 409/3101 for a comment that is not public: it is not sent to a translator.
 */
export function createCommentTranslations(db: Db, settings: TranslatorSettings | undefined) {
  const translate = settings && createTranslator(settings)
  const byNetwork = createNetworkLimit(BY_NETWORK)
  /** Translations in progress, as many as the translator accepts. */
  const running = new Map<string, Promise<string>>()

  async function make(commentId: number, { lang, original }: KnownRow, to: Input['lang']): Promise<string> {
    // Another visitor's may have ended after this one had looked for it.
    const known = await db.one<{ content: string }>(
      'SELECT content FROM comment_translations WHERE comment_id = $1 AND lang = $2',
      [commentId, to],
    )
    if (known) return known.content
    const machine = await translate!(original, lang, to)
    // Not stored if the comment was edited or removed meanwhile: then it is a translation of words that are gone.
    const stored = await db.one(
      `INSERT INTO comment_translations (comment_id, lang, content)
       SELECT c.comment_id, $2, $3 FROM comments c WHERE c.comment_id = $1 AND c.content->>c.lang = $4 AND ${visible} FOR SHARE
       ON CONFLICT (comment_id, lang) DO UPDATE SET content = excluded.content RETURNING comment_id`,
      [commentId, to, machine, original],
    )
    if (!stored) throw new Refusal(errorCodes.changedMeanwhile)
    return machine
  }

  function makeOnce(commentId: number, known: KnownRow, to: Input['lang'], caller: Caller): Promise<string> {
    const key = `${commentId} ${to}`
    const begun = running.get(key)
    if (begun) return begun
    spendAttempt(byNetwork, caller.ip)
    const made = make(commentId, known, to).finally(() => running.delete(key))
    running.set(key, made)
    return made
  }

  return async ({ commentId, lang }: Input, caller: Caller): Promise<Words> => {
    const { comment_id: id, is_public: isPublic } = await findComment(db, commentId, caller)
    const known = await db.one<KnownRow>(
      `SELECT c.lang, c.content->>c.lang AS original, c.content->>$2 AS words, t.content AS machine
       FROM comments c LEFT JOIN comment_translations t ON t.comment_id = c.comment_id AND t.lang = $2 WHERE c.comment_id = $1`,
      [id, lang],
    )
    if (!known) throw new Refusal(errorCodes.notFound)
    if (known.words !== null) return { lang, content: known.words, source: 'stored' }
    if (known.machine !== null) return { lang, content: known.machine, source: 'machine' }
    if (!translate) throw notConfigured(noTranslator, caller.lang)
    if (!isPublic) throw new Refusal(errorCodes.wrongState)
    return { lang, content: await makeOnce(id, known, lang, caller), source: 'machine' }
  }
}
