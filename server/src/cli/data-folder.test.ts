import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openDb } from 'database/open-db'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openControlSocket } from 'platform/host/control/control-socket'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { create } from 'tar'
import { dataVerbs } from '../verbs/data-verbs.ts'

const LONG = 120_000
const cli = fileURLToPath(new URL('./data.ts', import.meta.url))

let root: string
let dataDir: string
let backup: string
let db: Db
let socket: Server

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-test-'))
  dataDir = join(root, 'data')
  backup = join(root, 'portal.tar.gz')
  await copyCachedFolder('empty', join(dataDir, 'pg'))
  await start()
  await db.query(
    `INSERT INTO images (image_id, private, width, height, bytes, thumb) VALUES ('picture1', false, 1, 1, $1, $1)`,
    [Buffer.alloc(300_000, 7)],
  )
  await note('first')
  const made = await run('backup', backup)
  expect(made).toMatchObject({ code: 0 })
}, LONG)
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

/** A server as the commands see it: it has the database open and answers at the control socket. */
async function start(): Promise<void> {
  db = await openDb({ databaseUrl: undefined, dataDir })
  socket = await openControlSocket(dataDir, { ...dataVerbs(db), list: async () => [] }, pino({ level: 'silent' }))
}

async function stop(): Promise<void> {
  socket.close()
  await once(socket, 'close')
  await db.close()
}

const note = (key: string) => db.query(`INSERT INTO settings (key, value) VALUES ($1, '{}')`, [`note ${key}`])
const notes = async (of = db) =>
  (await of.query<{ key: string }>(`SELECT key FROM settings WHERE key LIKE 'note %' ORDER BY key`)).map(({ key }) =>
    key.slice(5),
  )
beforeEach(() =>
  db.script(
    `DELETE FROM settings WHERE key LIKE 'note %'; INSERT INTO settings (key, value) VALUES ('note first', '{}')`,
  ),
)
afterEach(() => expect(readdirSync(dataDir).filter(name => name === 'backup' || name === 'pg.incoming')).toEqual([]))

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return runIn({ DATA_DIR: dataDir }, ...args)
}

function runIn(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise(done => {
    const child = execFile(
      process.execPath,
      [...process.execArgv, cli, ...args],
      { env: { PATH: process.env.PATH, ...environment } },
      (_error, out, err) => done({ code: child.exitCode, out, err }),
    )
  })
}

/**
 * Queries the database while `work` runs; returns the number of queries, and throws if one is refused. With pauses: without them the
 * queries would take the processor from the work.
 */
async function served<Result>(work: Promise<Result>): Promise<{ result: Result; asked: number }> {
  let over = false
  void work.finally(() => (over = true)).catch(() => undefined)
  let asked = 0
  while (!over) {
    await db.query('SELECT count(*) FROM settings')
    asked += 1
    await setTimeout(5)
  }
  return { result: await work, asked }
}

test(
  'a restore brings back all data of the backup while the portal runs, and leaves releases unchanged',
  async () => {
    await note('later')
    await db.script(
      `UPDATE release_state SET revision = revision + 41; INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'activate', 'me')`,
    )
    const releases = await db.query('SELECT revision, (SELECT count(*) FROM release_audit) AS audit FROM release_state')
    const heard = Promise.withResolvers<string>()
    await db.listen('news', heard.resolve)
    const { result, asked } = await served(run('restore', backup))
    expect(result).toMatchObject({ code: 0, out: expect.stringContaining('pg.before-restore') })
    expect(asked).toBeGreaterThan(10)
    expect(await notes()).toEqual(['first'])
    expect(await db.one(`SELECT octet_length(bytes) AS bytes FROM images`)).toEqual({ bytes: 300_000 })
    expect(await db.query('SELECT revision, (SELECT count(*) FROM release_audit) AS audit FROM release_state')).toEqual(
      releases,
    )
    await db.script(`INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'rollback', 'me')`)
    await db.notify('news', 'still heard')
    expect(await heard.promise).toBe('still heard')
  },
  LONG,
)

test(
  'a backup made during writes contains everything acknowledged before it',
  async () => {
    const second = join(root, 'second.tar.gz')
    await note('acknowledged')
    let n = 0
    let over = false
    const writing = (async () => {
      while (!over) await note(`while ${(n += 1)}`)
    })()
    expect(await run('backup', second)).toMatchObject({ code: 0 })
    over = true
    await writing
    await run('restore', second)
    expect(await notes()).toEqual(expect.arrayContaining(['acknowledged', 'first']))
  },
  LONG,
)

test.each<[string, (file: string) => unknown, RegExp]>([
  ['truncated', file => writeFileSync(file, readFileSync(backup).subarray(0, 1_000_000)), /not a complete backup/],
  [
    'corrupted',
    file => {
      const bytes = readFileSync(backup)
      bytes[bytes.length >> 1]! ^= 0xff
      writeFileSync(file, bytes)
    },
    /not a complete backup/,
  ],
  [
    'an archive of something else',
    file => create({ file, gzip: true, cwd: root, sync: true }, ['portal.tar.gz']),
    /is not a backup of this portal: it contains portal/,
  ],
  ['not an archive', file => writeFileSync(file, 'hello'), /not a complete backup/],
  ['missing', () => undefined, /does not exist/],
])(
  'a backup file that is %s is refused and changes nothing',
  async (_what, make, words) => {
    const file = join(root, 'bad.tar.gz')
    rmSync(file, { force: true })
    make(file)
    await note('kept')
    const { result } = await served(run('restore', file))
    expect(result).toMatchObject({ code: 1, err: expect.stringMatching(words) })
    expect(result.err.trim().split('\n')).toHaveLength(1)
    expect(await notes()).toEqual(['first', 'kept'])
  },
  LONG,
)

test(
  'a backup of a newer version is refused',
  async () => {
    const newer = join(root, 'newer.tar.gz')
    await db.script(`INSERT INTO backend_migrations (name) VALUES ('9999-future.sql')`)
    await run('backup', newer)
    await db.script(`DELETE FROM backend_migrations WHERE name = '9999-future.sql'`)
    expect(await run('restore', newer)).toMatchObject({
      code: 1,
      err: expect.stringContaining('made by a newer version'),
    })
    expect(await notes()).toEqual(['first'])
  },
  LONG,
)

test(
  'backup and restore work on the data folder without a running server, even on a new folder',
  async () => {
    await note('later')
    await stop()
    const third = join(root, 'third.tar.gz')
    copyFileSync(backup, third)
    expect(await run('restore', third)).toMatchObject({ code: 0 })
    expect(await run('backup', third)).toMatchObject({ code: 0 })
    await start()
    expect(await notes()).toEqual(['first'])

    const elsewhere = join(root, 'elsewhere')
    expect(await runIn({ DATA_DIR: elsewhere }, 'restore', third)).toMatchObject({ code: 0 })
    expect(existsSync(join(elsewhere, 'pg.before-restore'))).toBe(false)
    const other = await openDb({ databaseUrl: undefined, dataDir: elsewhere })
    expect(await notes(other)).toEqual(['first'])
    await other.close()
  },
  LONG,
)

test(
  'backup and restore refer to the PostgreSQL tools when PostgreSQL is used',
  async () => {
    for (const verb of ['backup', 'restore']) {
      const { code, err } = await runIn(
        { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
        verb,
        backup,
      )
      expect([code, err]).toEqual([
        1,
        'this command is for the embedded database; use pg_dump and pg_restore for PostgreSQL\n',
      ])
    }
  },
  LONG,
)

test(
  'rows are imported and exported through the running server',
  async () => {
    const file = join(root, 'regulators.csv')
    const rows = [
      'regulator_id,code,name,abbreviation,country,two_char_code,host,tier',
      '901,1901,Example One,EO,C,GB,www.one.example,1',
      '902,1-902,Two,ET,C,GB,www.two.example,1',
    ]
    writeFileSync(file, `${rows.join('\n')}\n`)
    const imported = await run('import', 'regulators', file, '--errors', join(root, 'bad.csv'))
    expect(imported).toMatchObject({ code: 3, out: 'regulators: 1 added, 0 changed, 0 unchanged, 1 bad\n' })
    expect(imported.err).toBe('line 3: code: must be 1 to 20 letters and digits\n')
    expect(readFileSync(join(root, 'bad.csv'), 'utf8')).toBe(
      'line,reason\n3,"code: must be 1 to 20 letters and digits"\n',
    )
    const exported = await run('export', 'regulators', '--format', 'jsonl')
    expect(exported.out).toContain('{"regulator_id":901,"code":"1901","slug":"example-one"')
    expect(await run('import', 'kings', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`'kings' cannot be imported`),
    })
    expect(await run('import', 'regulators', join(root, 'nowhere.csv'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/nowhere\.csv cannot be read \(ENOENT\)\n$/),
    })
    expect(await run('frobnicate')).toMatchObject({ code: 2 })
  },
  LONG,
)
