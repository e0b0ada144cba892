import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailableError } from './db-errors.ts'
import { openPglite } from './pglite-engine.ts'
import { sizesOf } from './pglite-files.ts'
import { MAKE_MS, notesScene } from './testing/notes-scene.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const { there, write, numbers } = notesScene()

/** Copies the current database to the folder where `takeIncoming` expects one. */
async function copyAsIncoming() {
  mkdirSync(`${there.folder}.incoming`)
  await there.db.files!.copyTo(`${there.folder}.incoming`)
}

test(
  'an incoming database replaces the current one after running transactions and preserves listeners',
  async () => {
    await write(1)
    await copyAsIncoming()
    await write(2)
    const heard = Promise.withResolvers<string>()
    await there.db.listen('news', heard.resolve)
    const began = Promise.withResolvers<void>()
    const transaction = there.db.transaction(async queries => {
      began.resolve()
      await queries.query('INSERT INTO notes (n) VALUES (3)')
      return (await queries.query('SELECT 1 FROM notes')).length
    })
    await began.promise
    const taken = there.db.files!.takeIncoming()
    const waited = numbers()
    await taken
    expect(await transaction).toBe(3)
    expect(await waited).toEqual([1])
    await there.db.notify('news', 'still here')
    expect(await heard.promise).toBe('still here')
    await there.db.close()
    const before = await openPglite(`${there.folder}.before-restore`)
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
    await there.db.listen('news', heard.resolve)
    mkdirSync(`${there.folder}.incoming`)
    cpSync(join(there.folder, 'base'), join(`${there.folder}.incoming`, 'base'), { recursive: true })
    writeFileSync(join(`${there.folder}.incoming`, 'PG_VERSION'), '12\n')
    const taken = there.db.files!.takeIncoming()
    const waited = numbers()
    await expect(taken).rejects.toBeInstanceOf(DatabaseUnavailableError)
    expect(await waited).toEqual([1])
    await write(2)
    await there.db.notify('news', 'still here')
    expect(await heard.promise).toBe('still here')
  },
  MAKE_MS,
)

test(
  'taking over a missing incoming folder fails and leaves the database in use',
  async () => {
    await expect(there.db.files!.takeIncoming()).rejects.toThrow(/incoming/)
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
    await there.db.close()
    renameSync(there.folder, `${there.folder}.before-restore`)
    there.db = await openPglite(there.folder)
    expect(await numbers()).toEqual([1])
    expect(existsSync(`${there.folder}.before-restore`)).toBe(false)
  },
  MAKE_MS,
)

test(
  'the files of a killed transaction, and nothing else, are removed at the next start',
  async () => {
    await write(1)
    await there.db.close()
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
    const filler = spawn(process.execPath, [...process.execArgv, program, there.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(filler.stdout, 'data')
    filler.kill('SIGKILL')
    await once(filler, 'exit')
    const tables = async () =>
      Object.entries(await sizesOf(there.folder)).reduce(
        (sum, [name, size]) => (name.startsWith('base/') ? sum + size : sum),
        0,
      )
    expect(await tables()).toBeGreaterThan(60_000_000)
    there.db = await openPglite(there.folder)
    expect(await tables()).toBeLessThan(40_000_000)
    expect(await numbers()).toEqual([1])
    await write(2)
    await there.db.close()
    there.db = await openPglite(there.folder)
    expect(await numbers()).toEqual([1, 2])
  },
  MAKE_MS,
)
