import type { Db, Queries } from 'database/db'
import { withBareTables } from './bulk-load.ts'
import { FILL_SETTING, fillTransaction } from './fill-transaction.ts'
import { areEmpty } from './filled-tables.ts'
import type { LaterPart } from './later-parts.ts'
import { SampleClock } from './sample-clock.ts'
import type { OnPart } from './sample-scene.ts'

/** Value of FILL_SETTING; versions from before there were later parts have no `parts`. */
interface Filled {
  today: string
  parts?: string[]
}

/**
 * Loads the parts missing from a database that an older version filled, all in one transaction; a part whose tables hold rows is left as it
 * is. Returns whether anything was loaded. A database with its own data gets none.
 */
export async function addLaterParts(db: Db, parts: readonly LaterPart[], onProgress: OnPart): Promise<boolean> {
  if (missingParts(await readFilled(db), parts).length === 0) return false
  return fillTransaction(db, async queries => {
    const filled = await readFilled(queries)
    const missing = missingParts(filled, parts)
    if (!filled || missing.length === 0) return false // another process was faster
    const scene = { queries, clock: new SampleClock(new Date(filled.today)) }
    let loaded = false
    for (const [index, { tables, load }] of missing.entries()) {
      const onPart: OnPart = part => onProgress((index + part) / missing.length)
      onPart(0)
      // Rows that another process writes between the check and the load would be lost.
      await queries.script(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`)
      if (!(await areEmpty(queries, tables))) continue
      await withBareTables(queries, tables, () => load(scene), onPart)
      loaded = true
    }
    const named = JSON.stringify({ ...filled, parts: [...(filled.parts ?? []), ...missing.map(({ name }) => name)] })
    await queries.query('UPDATE settings SET value = $2, updated_at = now() WHERE key = $1', [FILL_SETTING, named])
    onProgress(1)
    return loaded
  })
}

const readFilled = async (queries: Queries): Promise<Filled | undefined> =>
  (await queries.one<{ value: Filled }>('SELECT value FROM settings WHERE key = $1', [FILL_SETTING]))?.value

const missingParts = (filled: Filled | undefined, parts: readonly LaterPart[]): LaterPart[] =>
  filled ? parts.filter(({ name }) => !filled.parts?.includes(name)) : []
