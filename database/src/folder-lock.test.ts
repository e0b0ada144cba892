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

test('a folder that another process has open is refused, and the refusal names the process', async () => {
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

test('the lock of a process that was killed can be taken at once', async () => {
  const folder = join(temporaryFolder(), 'pg')
  const holder = await holdElsewhere(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('what a dead process left behind means nothing, even when its id now belongs to a living one', () => {
  const folder = join(temporaryFolder(), 'pg')
  writeFileSync(`${folder}.lock`, '')
  writeFileSync(`${folder}.holder.json`, JSON.stringify({ pid: process.ppid, since: '2020-01-01T00:00:00.000Z' }))
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('the same process cannot open a folder twice, but again after it has let go', () => {
  const folder = join(temporaryFolder(), 'pg')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderLockedError)
  lock.release()
  expect(() => lockFolder(folder).release()).not.toThrow()
})

test('a place that cannot be written is refused in one line', () => {
  const folder = join(temporaryFolder(), 'pg')
  mkdirSync(`${folder}.lock`)
  expect(() => lockFolder(folder)).toThrow(DatabaseUnavailableError)
})
