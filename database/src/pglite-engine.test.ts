import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { openPglite } from './pglite-engine.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Runs a process that writes rows 1, 2, 3, … and prints each number once the database has acknowledged it; it is killed after `rows`. */
async function writeAndBeKilled(folder: string, rows: number): Promise<number> {
  const module = new URL('./pglite-engine.ts', import.meta.url).href
  const program = join(temporaryFolder(), 'writer.mjs')
  writeFileSync(
    program,
    `import { openPglite } from '${module}'
    const db = await openPglite(process.argv[2])
    await db.script('CREATE TABLE acknowledged (n integer PRIMARY KEY, words text)')
    for (let n = 1; ; n++) {
      if (n % 3) await db.query('INSERT INTO acknowledged VALUES ($1, $2)', [n, 'w'.repeat(300)])
      else await db.transaction(q => q.query('INSERT INTO acknowledged VALUES ($1, $2)', [n, 'w'.repeat(3000)]))
      console.log(n)
    }`,
  )
  const writer = spawn(process.execPath, [...process.execArgv, program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const line of createInterface(writer.stdout)) {
    acknowledged = Number(line)
    if (acknowledged === rows) writer.kill('SIGKILL')
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
  return acknowledged
}

test('rows acknowledged before a kill are there after a restart', async () => {
  const folder = join(temporaryFolder(), 'data', 'pg')
  await copyCachedFolder('blank', folder)
  const acknowledged = await writeAndBeKilled(folder, 300)
  const db = await openPglite(folder)
  const row = await db.one<{ last: number; count: number }>(
    'SELECT max(n) AS last, count(*)::integer AS count FROM acknowledged',
  )
  await db.close()
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged)
  expect(row?.count).toBe(row?.last)
})
