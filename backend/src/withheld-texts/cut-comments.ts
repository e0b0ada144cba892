import type { Queries } from 'database/db'
import { hideQuotes } from './quotes.ts'
import type { Phrases } from './quotes.ts'

/** Comments read at a time: comparing their words must not hold up the process. */
const AT_ONCE = 200

interface CommentRow {
  comment_id: number
  content: Record<string, string>
  version: number
}

interface VersionRow {
  comment_id: number
  version: number
  content: string
}

const ofCase = `comment_id IN (
  SELECT c.comment_id FROM comments c WHERE c.target_type = 'exposure' AND c.target_code = $1 AND c.parent_id IS NULL
  UNION ALL SELECT r.comment_id FROM comments c JOIN comments r ON r.parent_id = c.comment_id
    WHERE c.target_type = 'exposure' AND c.target_code = $1 AND c.parent_id IS NULL)`

/** A comment that was edited since then is another text, so its newer version is kept instead. */
const keep = `INSERT INTO withheld_texts AS w (exposure_code, part, part_id, words) VALUES ($1, $2, $3, $4::jsonb)
  ON CONFLICT (exposure_code, part, part_id) DO UPDATE SET words = EXCLUDED.words
    WHERE w.words -> 'version' IS DISTINCT FROM EXCLUDED.words -> 'version'`

/**
 * Replaces the quotes in the comments on a case, their replies and their earlier versions. `isKept`: the words can be given back
 * (move-words.ts).
 */
export async function cutComments(
  queries: Queries,
  exposureCode: string,
  phrases: Phrases,
  { isKept }: { isKept: boolean },
): Promise<void> {
  const store = (part: string, id: string, words: object) =>
    isKept && queries.query(keep, [exposureCode, part, id, JSON.stringify(words)])
  for (let after = 0; ;) {
    const rows = await queries.query<CommentRow>(
      `SELECT comment_id, content, version FROM comments WHERE ${ofCase} AND comment_id > $2 ORDER BY comment_id LIMIT ${AT_ONCE}`,
      [exposureCode, after],
    )
    for (const { comment_id, content, version } of rows) {
      const cut = Object.fromEntries(Object.entries(content).map(([lang, text]) => [lang, hideQuotes(text, phrases)]))
      if (Object.keys(content).every(lang => cut[lang] === content[lang])) continue
      await store('comment', String(comment_id), { content, version })
      await queries.query('UPDATE comments SET content = $2::jsonb WHERE comment_id = $1', [
        comment_id,
        JSON.stringify(cut),
      ])
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.comment_id
  }
  const versions = await queries.query<VersionRow>(
    `SELECT comment_id, version, content FROM comment_versions WHERE ${ofCase}`,
    [exposureCode],
  )
  for (const { comment_id, version, content } of versions) {
    const cut = hideQuotes(content, phrases)
    if (cut === content) continue
    await store('version', `${comment_id}:${version}`, { content })
    await queries.query('UPDATE comment_versions SET content = $3 WHERE comment_id = $1 AND version = $2', [
      comment_id,
      version,
      cut,
    ])
  }
}
