import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { memoize } from 'platform/api/memoize'
import { safeParse } from 'shared-state/schema'
import type { OutputOfSchema, Schema } from 'shared-state/schema'
import type { OutsideSource } from './follow-source.ts'

const MOST_ISSUES = 3

/** A JSON document of another system, stored as a row of the table `settings` (docs/decisions/0112). */
export interface OutsideDocument<Content extends Schema> {
  /** Key of its row. */
  key: string
  /** For the log: 'open positions'. */
  what: string
  everySeconds: number
  schema: Content
}

interface DocumentDeps {
  db: Db
  log: Log
}

/** The source of a document at an address. A document that does not match its schema is refused as a whole, and the last good one stays. */
export const sourceOfDocument = <Content extends Schema>(
  { db, log }: DocumentDeps,
  { key, what, everySeconds, schema }: OutsideDocument<Content>,
  url: string,
): OutsideSource => ({
  db,
  log,
  url,
  key,
  what,
  everySeconds,
  // The operator has named this address and no other.
  request: { headers: { Accept: 'application/json' }, redirect: 'error' },
  async store(text) {
    const read = safeParse(schema, JSON.parse(text))
    if (!read.success) throw new Error(`the document is not in the expected format: ${faultsOf(read.error.issues)}`)
    await db.query(
      `INSERT INTO settings (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [key, JSON.stringify(read.data)],
    )
    return {}
  },
})

/** Reads the stored document once a minute: fetched, or written by hand. Undefined if there is none; one that is not valid is logged and ignored. */
export function createDocumentReader<Content extends Schema>(
  { db, log }: DocumentDeps,
  { key, schema }: OutsideDocument<Content>,
): () => Promise<OutputOfSchema<Content> | undefined> {
  return memoize({ seconds: 60 }, async () => {
    const row = await db.one<{ value: unknown }>('SELECT value FROM settings WHERE key = $1', [key])
    if (!row) return undefined
    const read = safeParse(schema, row.value)
    if (read.success) return read.data
    log.warn({ key, problem: faultsOf(read.error.issues) }, 'setting ignored: it is not in the expected format')
    return undefined
  })
}

const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`.slice(0, 200))
    .join('; ')
