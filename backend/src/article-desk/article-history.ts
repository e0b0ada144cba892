import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

const fromFile: Record<Language, string> = {
  en: 'This article comes from a file. It cannot be changed here.',
  id: 'Artikel ini berasal dari berkas. Artikel ini tidak dapat diubah di sini.',
}

/** 409/3101 for an article that was not written on the desk. */
export const isFromFile = (lang: Language) => new Refusal(errorCodes.wrongState, { message: fromFile[lang] })

/**
 * Adds an event to an article's history, with the fields of its row as they are now. Returns the event's time, which is later than that of
 * the event before: the article's version. The row must be locked.
 */
export async function recordEvent(
  queries: Queries,
  { code, action, userId }: { code: string; action: 'write' | 'change' | 'withdraw'; userId: string },
): Promise<string> {
  const event = await queries.one<{ at: string }>(
    `INSERT INTO article_history (article_code, action, user_id, content, at)
     SELECT a.code, $2, $3, jsonb_build_object('category', a.category, 'level', a.level, 'slug', a.slug, 'title', a.title, 'summary', a.summary,
         'body', a.body, 'tags', a.tags, 'traderCodes', a.broker_codes, 'publishedAt', a.published_at),
       date_trunc('milliseconds', greatest(now(),
         (SELECT max(h.at) + interval '1 millisecond' FROM article_history h WHERE h.article_code = a.code)))
     FROM articles a WHERE a.code = $1 RETURNING at`,
    [code, action, userId],
  )
  return event!.at
}

/**
 * Locks an article that editors may change and returns its version, the time of its last event; undefined if there is no such article.
 * Refuses 409/3101 for an article from a file.
 */
export async function lockArticle(queries: Queries, code: string, lang: Language): Promise<string | undefined> {
  if (!(await queries.one('SELECT FROM articles WHERE code = $1 FOR UPDATE', [code]))) return undefined
  // A separate statement: one that waits for the lock does not see events added in the meantime.
  const last = await queries.one<{ at: string | null }>(
    'SELECT max(at) AS at FROM article_history WHERE article_code = $1',
    [code],
  )
  if (!last?.at) throw isFromFile(lang)
  return last.at
}
