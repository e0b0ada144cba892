import { describe, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from './pglite-engine.ts'
import { copyChangedFiles, copyFiles, sizesOf } from './pglite-files.ts'
import { MAKE_MS, notesScene } from './testing/notes-scene.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

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

describe('copies of a running database', () => {
  const { there, write, numbers } = notesScene()

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
      await there.db.files!.copyTo(copy)
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
})
