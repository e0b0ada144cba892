import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import type { Db } from 'database/db'
import { openDb } from 'database/open-db'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openControlSocket } from 'platform/host/control/control-socket'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { dataVerbs } from '../verbs/data-verbs.ts'
import { commandEnvironment } from './command-environment.ts'

/** Time limit of a test that backs up or restores, in ms. */
export const LONG = 120_000
const cli = fileURLToPath(new URL('../cli/data.ts', import.meta.url))

interface There {
  /** A folder for files of the tests, which also contains the data folder. */
  root: string
  dataDir: string
  /** A backup of the database that each test begins with. */
  backup: string
  /** The database of the running server. */
  db: Db
}

interface Ended {
  code: number | null
  out: string
  err: string
}

/**
 * A data folder in use by a server, with a picture and a note 'first', and a backup of it, for the tests of the calling file. `there` is filled
 * from the first test on. After each test, no unfinished work may be left in the folder.
 */
export function dataFolderScene() {
  const there = {} as There
  let socket: Server

  beforeAll(async () => {
    const root = mkdtempSync(join(tmpdir(), 'backup-test-'))
    Object.assign(there, { root, dataDir: join(root, 'data'), backup: join(root, 'portal.tar.gz') })
    await copyCachedFolder('empty', join(there.dataDir, 'pg'))
    await start()
    await there.db.query(
      `INSERT INTO images (image_id, private, width, height, bytes, thumb) VALUES ('picture1', false, 1, 1, $1, $1)`,
      [Buffer.alloc(300_000, 7)],
    )
    await note('first')
    const made = await run('backup', there.backup)
    expect(made).toMatchObject({ code: 0 })
  }, LONG)
  afterAll(async () => {
    await stop()
    rmSync(there.root, { recursive: true, force: true })
  })

  beforeEach(() =>
    there.db.script(
      `DELETE FROM settings WHERE key LIKE 'note %'; INSERT INTO settings (key, value) VALUES ('note first', '{}')`,
    ),
  )
  afterEach(() =>
    expect(readdirSync(there.dataDir).filter(name => name === 'backup' || name === 'pg.incoming')).toEqual([]),
  )

  /** A server as the commands see it: it has the database open and answers at the control socket. */
  async function start(): Promise<void> {
    const { dataDir } = there
    there.db = await openDb({ databaseUrl: undefined, dataDir })
    const verbs = { ...dataVerbs(there.db), list: async () => [] }
    socket = await openControlSocket(dataDir, verbs, pino({ level: 'silent' }))
  }

  async function stop(): Promise<void> {
    socket.close()
    await once(socket, 'close')
    await there.db.close()
  }

  const note = (key: string) => there.db.query(`INSERT INTO settings (key, value) VALUES ($1, '{}')`, [`note ${key}`])
  const notes = async (of = there.db) =>
    (await of.query<{ key: string }>(`SELECT key FROM settings WHERE key LIKE 'note %' ORDER BY key`)).map(({ key }) =>
      key.slice(5),
    )

  const run = (...args: string[]) => runIn({ DATA_DIR: there.dataDir }, ...args)

  /**
   * Queries the database while `work` runs; returns the number of queries, and throws if one is refused. With pauses: without them the
   * queries would take the processor from the work.
   */
  async function served<Result>(work: Promise<Result>): Promise<{ result: Result; asked: number }> {
    let over = false
    void work.finally(() => (over = true)).catch(() => undefined)
    let asked = 0
    while (!over) {
      await there.db.query('SELECT count(*) FROM settings')
      asked += 1
      await setTimeout(5)
    }
    return { result: await work, asked }
  }

  /** Restores the file that `make` writes, while the database holds the notes 'first' and 'kept' and is being queried. */
  async function refusalOf(make: (file: string) => unknown) {
    const file = join(there.root, 'bad.tar.gz')
    rmSync(file, { force: true })
    make(file)
    await note('kept')
    const { code, err } = (await served(run('restore', file))).result
    return { code, lines: err.trim().split('\n'), notes: await notes() }
  }

  return { there, start, stop, note, notes, run, served, refusalOf }
}

/** Runs `npm run data --` with these variables as its environment. */
export function runIn(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise(done => {
    const child = execFile(
      process.execPath,
      [...process.execArgv, cli, ...args],
      { env: { ...commandEnvironment, ...environment } },
      (_error, out, err) => done({ code: child.exitCode, out, err }),
    )
  })
}
