import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Log } from 'platform/api/envelope'
import { array, safeParse, unknown } from 'shared-state/schema'
import type { OutputOfSchema, Schema } from 'shared-state/schema'

/**
 * A list maintained by the site's operator in table settings, read once a minute; empty if unset. Invalid entries are left out and logged.
 */
export function storedList<Item extends Schema>(
  { db, log }: { db: Db; log: Log },
  key: string,
  item: Item,
): () => Promise<OutputOfSchema<Item>[]> {
  return memoize({ seconds: 60 }, async () => {
    const row = await db.one<{ value: unknown }>('SELECT value FROM settings WHERE key = $1', [key])
    const list = safeParse(array(unknown()), row?.value ?? [])
    if (!list.success) log.warn({ key }, 'setting ignored: it is not a list')
    return (list.data ?? []).flatMap((entry, index) => {
      const read = safeParse(item, entry)
      if (read.success) return [read.data]
      log.warn({ key, index, issues: read.error.issues }, 'invalid entry of a setting ignored')
      return []
    })
  })
}
