import { rmSync } from 'node:fs'
import { filledDataDir } from './filled-data.ts'
import { shortLived, startPortal, type RunningPortal } from './start-portal.ts'
import { startedDatabase, type Started } from './started-database.ts'
import { expect, test } from './test.ts'

/** Settings of a portal in addition to those of every portal in the journeys. */
type Env = Record<string, string>

interface Options {
  env?: Env
  /** Runs before the first start, with the data directory; the settings it returns are added. */
  before?: (dataDir: string) => Env | void | Promise<Env | void>
  /** Embedded: with a little sample data. On PostgreSQL, which must be there: a separate database, without sample data. */
  engine?: 'embedded' | 'postgresql'
  /** Options of Node; by default those for a portal that soon ends. */
  flags?: readonly string[]
}

export interface OwnPortal extends RunningPortal {
  /** Starts it again at the same address after a stop; other settings may be given. */
  startAgain(env?: Env): Promise<void>
}

/**
 * A portal for the tests of the calling file only: they may stop it and break it. The returned object is filled before the first test; the
 * portal and its directory are removed after the last.
 */
export function ownPortal({ env = {}, before, engine = 'embedded', flags = shortLived }: Options = {}): OwnPortal {
  const own = {} as OwnPortal
  let database: Started | undefined
  const start = async (more: Env | void) => {
    const onDatabase = database && { DATABASE_URL: database.url, SAMPLE_DATA: 'off' }
    Object.assign(own, await startPortal({ dataDir: own.dataDir, env: { ...onDatabase, ...env, ...more }, flags }))
  }
  own.startAgain = more => start({ PORT: new URL(own.origin).port, ...more })

  test.beforeAll(async () => {
    if (engine === 'postgresql') database = await startedDatabase()
    own.dataDir = database?.dataDir ?? (await filledDataDir('hundredth'))
    await start(await before?.(own.dataDir))
  })
  test.afterAll(async () => {
    const code = await own.stop?.()
    await database?.remove()
    if (own.dataDir) rmSync(own.dataDir, { recursive: true, force: true })
    expect(code).toBe(0)
  })
  return own
}
