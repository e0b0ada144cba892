import type { Queries } from 'database/db'

interface TestFlash {
  text: string
  /** Seconds until it is published; default: now. */
  inSeconds?: number
  important?: boolean
  tags?: string[]
}

/** Adds a news flash and returns its id; its Indonesian text ends with `(id)`. */
export async function insertFlash(
  queries: Queries,
  { text, inSeconds = 0, important = false, tags = [] }: TestFlash,
): Promise<string> {
  const row = await queries.one<{ id: string }>(
    `INSERT INTO flash_items (content, important, tags, source, published_at)
     VALUES ($1, $2, $3, 'Desk', now() + $4 * interval '1 second') RETURNING flash_id::text AS id`,
    [JSON.stringify({ en: text, id: `${text} (id)` }), important, tags, inSeconds],
  )
  return row!.id
}
