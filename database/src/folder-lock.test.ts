import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailableError, FolderLockedError } from './db-errors.ts'
import { lockFolder } from './folder-lock.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Another process that takes the lock and holds it until it is killed. */
async function holdElsewhere(folder: string) {
  const module = new URL('./folder-lock.ts', import.meta.url).href
  const program = `${folder}.mjs`
  writeFileSync(
    program,
    `import { lockFolder } from '${module}'
    globalThis.lock = lockFolder(process.argv[2]); process.stdout.write('held'); setInterval(() => {}, 1000)`,
  )
  const holder = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return holder
}

test('opening a database folder that another process uses is refused with the process id', async () => {
  const folder = join(temporaryFolder(), 'pg')
  const holder = await holdElsewhere(folder)
  const refusal = (() => {
    try {
      return lockFolder(folder)
    } catch (error) {
      return error as FolderLockedError
    }
  })()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(refusal).toBeInstanceOf(FolderLockedError)
  expect(refusal).toMatchObject({ holderPid: holder.pid })
  expect((refusal as FolderLockedError).message).toMatch(
    /^The database folder \S+ is in use by process \d+, since [^,]+\. Stop it first, or choose another DATA_DIR\.$/,
  )
})

test('the folder lock of a killed process can be taken immediately', async () => {
  const folder = join(temporaryFolder(), 'pg')
  const holder = await holdElsewhere(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('stale lock files of a dead process are ignored, even if its process id is in use again', () => {
  const folder = join(temporaryFolder(), 'pg')
  writeFileSync(`${folder}.lock`, '')
  writeFileSync(`${folder}.holder.json`, JSON.stringify({ pid: process.ppid, since: '2020-01-01T00:00:00.000Z' }))
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('a process cannot lock a folder twice, but can lock it again after releasing it', () => {
  const folder = join(temporaryFolder(), 'pg')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderLockedError)
  lock.release()
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('a folder lock that cannot be written is refused as unavailable', () => {
  const folder = join(temporaryFolder(), 'pg')
  mkdirSync(`${folder}.lock`)
  expect(() => lockFolder(folder)).toThrow(DatabaseUnavailableError)
})
