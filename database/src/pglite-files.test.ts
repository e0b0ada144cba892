import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { DatabaseUnavailableError } from './db-errors.ts'
import type { Db } from './db.ts'
import { openPglite } from './pglite-engine.ts'
import { copyChangedFiles, copyFiles, sizesOf } from './pglite-files.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const MAKE_MS = 60_000

const made = mkdtempSync(join(tmpdir(), 'brokerlens-files-'))
beforeAll(async () => {
  await copyCachedFolder('blank', join(made, 'pg'))
  const first = await openPglite(join(made, 'pg'))
  await first.script('CREATE TABLE notes (n integer PRIMARY KEY, words text)')
  await first.close()
}, MAKE_MS)
afterAll(() => rmSync(made, { recursive: true }))

let folder: string
let db: Db
beforeEach(async () => {
  folder = join(temporaryFolder(), 'pg')
  cpSync(join(made, 'pg'), folder, { recursive: true })
  db = await openPglite(folder)
}, MAKE_MS)
afterEach(() => db.close())

const write = (n: number) => db.query('INSERT INTO notes VALUES ($1, $2)', [n, 'w'.repeat(2000)])
const numbers = async (of = db) => (await of.query<{ n: number }>('SELECT n FROM notes ORDER BY n')).map(({ n }) => n)

/** Copies the current database to the folder where `takeIncoming` expects one. */
async function copyAsIncoming() {
  mkdirSync(`${folder}.incoming`)
  await db.files!.copyTo(`${folder}.incoming`)
}

test('files changed, added, renamed or removed during a copy are updated in the copy', async () => {
  const [from, to] = [join(temporaryFolder(), 'from'), join(temporaryFolder(), 'to')]
  mkdirSync(join(from, 'wal'), { recursive: true })
  mkdirSync(to)
  for (const name of ['same', 'changed', 'gone', 'wal/1', 'wal/2']) writeFileSync(join(from, name), `first ${name}`)
  const since = Date.now()
  await copyFiles(from, to)
  writeFileSync(join(from, 'changed'), 'other changed')
  writeFileSync(join(from, 'added'), 'added')
  rmSync(join(from, 'gone'))
  renameSync(join(from, 'wal/1'), join(from, 'wal/2'))
  mkdirSync(join(from, 'empty'))
  copyChangedFiles(from, to, since)
  const contents = (folder: string) =>
    ['same', 'changed', 'added', 'wal/2'].map(name => readFileSync(join(folder, name), 'utf8'))
  expect(contents(to)).toEqual(contents(from))
  expect(Object.keys(await sizesOf(to)).sort()).toEqual(['added', 'changed', 'same', 'wal/2'])
  expect(existsSync(join(to, 'empty'))).toBe(true)
})

test(
  'a copy of a database in use is consistent',
  async () => {
    const copy = join(temporaryFolder(), 'copy')
    mkdirSync(copy)
    for (let n = 1; n <= 200; n += 1) await write(n)
    const done = Promise.withResolvers<void>()
    let acknowledged = 200
    const writing = (async () => {
      for (let over = false; !over; void done.promise.then(() => (over = true))) await write((acknowledged += 1))
    })()
    await db.files!.copyTo(copy)
    const atLeast = acknowledged
    done.resolve()
    await writing
    const copied = await openPglite(copy)
    const rows = await numbers(copied)
    await copied.close()
    expect(rows).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(rows.length).toBeLessThanOrEqual(atLeast + 1)
    expect(await numbers()).toHaveLength(acknowledged)
  },
  MAKE_MS,
)

test(
  'an incoming database replaces the current one after running transactions and preserves listeners',
  async () => {
    await write(1)
    await copyAsIncoming()
    await write(2)
    const heard = Promise.withResolvers<string>()
    await db.listen('news', heard.resolve)
    const began = Promise.withResolvers<void>()
    const transaction = db.transaction(async queries => {
      began.resolve()
      await queries.query('INSERT INTO notes (n) VALUES (3)')
      return (await queries.query('SELECT 1 FROM notes')).length
    })
    await began.promise
    const taken = db.files!.takeIncoming()
    const waited = numbers()
    await taken
    expect(await transaction).toBe(3)
    expect(await waited).toEqual([1])
    await db.notify('news', 'still here')
    expect(await heard.promise).toBe('still here')
    await db.close()
    const before = await openPglite(`${folder}.before-restore`)
    expect(await numbers(before)).toEqual([1, 2, 3])
    await before.close()
  },
  MAKE_MS,
)

test(
  'an incoming folder that is not a database leaves the current database in use',
  async () => {
    await write(1)
    const heard = Promise.withResolvers<string>()
    await db.listen('news', heard.resolve)
    mkdirSync(`${folder}.incoming`)
    cpSync(join(folder, 'base'), join(`${folder}.incoming`, 'base'), { recursive: true })
    writeFileSync(join(`${folder}.incoming`, 'PG_VERSION'), '12\n')
    const taken = db.files!.takeIncoming()
    const waited = numbers()
    await expect(taken).rejects.toBeInstanceOf(DatabaseUnavailableError)
    expect(await waited).toEqual([1])
    await write(2)
    await db.notify('news', 'still here')
    expect(await heard.promise).toBe('still here')
  },
  MAKE_MS,
)

test(
  'taking over a missing incoming folder fails and leaves the database in use',
  async () => {
    await expect(db.files!.takeIncoming()).rejects.toThrow(/incoming/)
    await write(1)
    expect(await numbers()).toEqual([1])
  },
  MAKE_MS,
)

test(
  'a kill between the two renames of a replacement loses no data',
  async () => {
    await write(1)
    await copyAsIncoming()
    await db.close()
    renameSync(folder, `${folder}.before-restore`)
    db = await openPglite(folder)
    expect(await numbers()).toEqual([1])
    expect(existsSync(`${folder}.before-restore`)).toBe(false)
  },
  MAKE_MS,
)

test(
  'the files of a killed transaction, and nothing else, are removed at the next start',
  async () => {
    await write(1)
    await db.close()
    const program = join(temporaryFolder(), 'filler.mjs')
    const module = new URL('./pglite-engine.ts', import.meta.url).href
    writeFileSync(
      program,
      `import { openPglite } from '${module}'
    const db = await openPglite(process.argv[2])
    await db.transaction(async queries => {
      await queries.script("CREATE TABLE filled AS SELECT n, repeat('w', 500) AS words FROM generate_series(1, 60000) n")
      await queries.script('CREATE INDEX ON filled (words, n)')
      process.stdout.write('filled')
      await new Promise(() => setInterval(() => {}, 1000))
    }, { idleLimitMs: 600000 })`,
    )
    const filler = spawn(process.execPath, [...process.execArgv, program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(filler.stdout, 'data')
    filler.kill('SIGKILL')
    await once(filler, 'exit')
    const tables = async () =>
      Object.entries(await sizesOf(folder)).reduce(
        (sum, [name, size]) => (name.startsWith('base/') ? sum + size : sum),
        0,
      )
    expect(await tables()).toBeGreaterThan(60_000_000)
    db = await openPglite(folder)
    expect(await tables()).toBeLessThan(40_000_000)
    expect(await numbers()).toEqual([1])
    await write(2)
    await db.close()
    db = await openPglite(folder)
    expect(await numbers()).toEqual([1, 2])
  },
  MAKE_MS,
)
