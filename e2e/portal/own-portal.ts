import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../bench/own-database.ts'
import { filledDataDir } from './filled-data.ts'
import { startPortal, type RunningPortal } from './start-portal.ts'
import { expect, test } from './test.ts'

/** Settings of a portal beside those that every portal of the journeys has. */
type Env = Record<string, string>

interface Options {
  env?: Env
  /** Runs before the first start, with the data folder; what it answers is set as well. */
  before?: (dataDir: string) => Env | void | Promise<Env | void>
  /** Embedded: with a little sample data. On PostgreSQL: a database of its own, without. */
  engine?: 'embedded' | 'postgresql'
}

export interface OwnPortal extends RunningPortal {
  /** At the same address, once it has been stopped; other settings may be set. */
  startAgain(env?: Env): Promise<void>
}

/**
 * A portal for the tests of the file that asks for it, and for nobody else: they may stop it and break it. What is answered
 * has its fields from the first test on; the portal and its folder go away after the last.
 */
export function ownPortal({ env = {}, before, engine = 'embedded' }: Options = {}): OwnPortal {
  const own = {} as OwnPortal
  let database: Awaited<ReturnType<typeof ownDatabase>>
  const start = async (more: Env | void) => {
    const onDatabase = database && { DATABASE_URL: database.url, SAMPLE_DATA: 'off' }
    Object.assign(own, await startPortal({ dataDir: own.dataDir, env: { ...onDatabase, ...env, ...more } }))
  }
  own.startAgain = more => start({ PORT: new URL(own.origin).port, ...more })

  test.beforeAll(async () => {
    if (engine === 'postgresql') database = await ownDatabase()
    own.dataDir = database ? mkdtempSync(join(tmpdir(), 'brokerlens-e2e-')) : await filledDataDir('little')
    await start(await before?.(own.dataDir))
  })
  test.afterAll(async () => {
    const code = await own.stop?.()
    await database?.drop()
    if (own.dataDir) rmSync(own.dataDir, { recursive: true, force: true })
    expect(code).toBe(0)
  })
  return own
}
