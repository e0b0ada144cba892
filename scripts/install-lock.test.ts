import { afterEach, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'brokerlens-lock-'))
const lock = join(folder, '.installing')
afterEach(() => rmSync(lock, { force: true }))

test('of two concurrent installs one waits for the other', async () => {
  const log: string[] = []
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = withInstallLock(lock, async () => {
    log.push('first begins')
    await mayEnd
    log.push('first ends')
  })
  const second = withInstallLock(lock, async () => void log.push('second begins'))
  end()
  await Promise.all([first, second])
  expect(log).toEqual(['first begins', 'first ends', 'second begins'])
  expect(existsSync(lock)).toBe(false)
})

test('the install lock of a process that has ended does not block others', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lock, String(pid))
  expect(await withInstallLock(lock, async () => 'done')).toBe('done')
})

test('an install lock older than half an hour is taken over, even if its process id is in use again', async () => {
  writeFileSync(lock, String(process.pid))
  const hourAgo = Date.now() / 1000 - 3600
  utimesSync(lock, hourAgo, hourAgo)
  expect(await withInstallLock(lock, async () => 'done')).toBe('done')
})

test('a failed install releases its lock', async () => {
  await expect(withInstallLock(lock, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})
