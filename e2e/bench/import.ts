import { openDb } from 'database/open-db'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../portal/start-portal.ts'
import { writeBrokerFile } from './import/broker-file.ts'
import { runImport, type ImportRun } from './import/run-import.ts'
import { ownDatabase } from './own-database.ts'

/** Memory limit of the importing process, in MB; the database is a separate process. */
const MEMORY_AIM = 512
/** Percentage of the file after which the first import is killed. */
const KILLED_AT = 25

/**
 * An import of a million brokers, one in a hundred invalid: killed midway, run again, and once more with nothing to do. `engine`: embedded
 * or postgresql, default both; `rows`: default a million.
 */
export async function benchImport(engine?: string, rows = '1000000'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
  const file = join(folder, 'brokers.csv')
  const bad = await writeBrokerFile(file, Number(rows))
  const database = engine === 'embedded' ? undefined : await ownDatabase()
  try {
    if (engine !== 'postgresql')
      await benchEngine('embedded, by the running portal', {
        folder,
        file,
        bad,
        env: { DATA_DIR: join(folder, 'data') },
      })
    if (database)
      await benchEngine('PostgreSQL', {
        folder,
        file,
        bad,
        env: { DATA_DIR: join(folder, 'other'), DATABASE_URL: database.url },
      })
    else if (engine !== 'embedded') console.log('PostgreSQL: not measured, not available on this machine')
  } finally {
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  folder: string
  file: string
  bad: ReadonlyMap<number, string>
  env: { DATA_DIR: string; DATABASE_URL?: string }
}

async function benchEngine(name: string, place: Place): Promise<void> {
  const killed = await importOnce(place, line => Number(/^(\d+) %/.exec(line)?.[1]) >= KILLED_AT)
  const first = await importOnce(place)
  const before = await stateOf(place)
  const second = await importOnce(place)
  const same = before === (await stateOf(place))
  console.log(`\n${name}; ${place.bad.size} bad rows (load of the machine ${loadavg()[0]!.toFixed(1)})`)
  console.table({
    [`killed at ${KILLED_AT} %`]: figures(killed, place),
    'run again': figures(first, place),
    'and once more': figures(second, place),
  })
  console.log(same ? 'the last run changed no rows and no timestamps' : 'THE LAST RUN CHANGED ROWS')
}

const figures = ({ said, seconds, peakMb, bad }: ImportRun, place: Place) => ({
  seconds,
  'MB at most': peakMb,
  aim: MEMORY_AIM,
  outcome: said ?? 'killed',
  'exactly the bad rows listed': said === undefined ? undefined : areSame(bad, place.bad),
})

const areSame = (listed: ReadonlyMap<number, string>, bad: ReadonlyMap<number, string>) =>
  listed.size === bad.size && [...bad].every(([line, reason]) => listed.get(line)?.includes(reason))

/** The embedded database belongs to a portal, which is killed along with the importer. */
async function importOnce({ folder, file, env }: Place, killAt?: (progress: string) => boolean): Promise<ImportRun> {
  const portal = env.DATABASE_URL
    ? undefined
    : await startPortal({ dataDir: env.DATA_DIR, env: { SAMPLE_DATA: 'off' } })
  const kill = (progress: string) => {
    const now = killAt?.(progress) === true
    if (now) portal?.process.kill('SIGKILL')
    return now
  }
  try {
    return await runImport({ file, errorsFile: join(folder, 'bad.csv'), env, killAt: kill })
  } finally {
    await portal?.stop()
  }
}

/** A hash that changes if any row changes, or is merely rewritten. */
async function stateOf({ env }: Place): Promise<string> {
  const db = await openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  const state = await db.transaction(async queries => {
    await queries.script('SET LOCAL statement_timeout = 0')
    return queries.one(`SELECT count(*), sum(hashtextextended(b::text || xmin::text, 0)) FROM brokers b`)
  })
  await db.close()
  return JSON.stringify(state)
}
