import { withheldTitle } from 'calls/legal-notice/notice-words'
import type { Queries } from 'database/db'
import { DATA_CHANGED } from 'platform/api/data-changes'

/** Every process drops its cached answers and stored pages: words that are no longer shown must not appear for another minute. */
export async function forgetWords(queries: Queries): Promise<void> {
  await queries.query(`SELECT pg_notify($1, ''), tell_content_changed('*')`, [DATA_CHANGED])
}

/**
 * Notices on the site that lead to the case: they get its new address and, except those of the author, lose their texts, which may quote it,
 * and the old titles in theirs.
 */
export async function cleanNotices(queries: Queries, exposureCode: string, titles: readonly string[]): Promise<void> {
  const [first = '', second = ''] = titles
  const clean = (lang: string) => `replace(replace(m.title ->> '${lang}', $2, $4), $3, $5)`
  await queries.query(
    `UPDATE user_messages m SET path = '/exposure/' || e.slug || '-' || e.code || '.html' || split_part(m.path, '.html', 2),
       text = CASE WHEN m.user_id = e.user_id THEN m.text ELSE '{"en": "", "id": ""}' END,
       title = CASE WHEN m.user_id = e.user_id THEN m.title ELSE jsonb_build_object('en', ${clean('en')}, 'id', ${clean('id')}) END
     FROM exposures e WHERE e.code = $1 AND m.path LIKE '/exposure/%-' || e.code || '.html%'`,
    [exposureCode, first, second, withheldTitle.en, withheldTitle.id],
  )
}
