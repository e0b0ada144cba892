import { expect, test } from '@jest/globals'
import { openPglite } from 'database/pglite-engine'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fillReference } from 'sample-data/fill-reference'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { dataKinds } from './data-kinds.ts'
import { importFile } from './import-file.ts'
import { finishImport, importRows } from './import-rows.ts'
import { openSource } from './open-source.ts'

const ROWS = 7_000

function writeBrokers(): string {
  const file = join(temporaryFolder(), 'brokers.csv')
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `k${index},Tarn${index % 50} Markets,Tarn Ltd,826,regulated,${(index % 1000) / 100}`,
  )
  writeFileSync(file, `code,show_name,legal_name,country_code,licence_status,score\n${lines.join('\n')}\n`)
  return file
}

/**
 * Runs a process that imports the file and prints the number of acknowledged rows; it is killed in the middle of the
 * next batch after `enough`.
 */
async function importAndBeKilled(folder: string, file: string, enough: number): Promise<number> {
  const here = (name: string) => new URL(name, import.meta.url).href
  const program = join(temporaryFolder(), 'importer.mjs')
  writeFileSync(
    program,
    `import { openPglite } from '${here('../../../database/src/pglite-engine.ts')}'
    import { dataKinds } from '${here('./data-kinds.ts')}'
    import { importFile } from '${here('./import-file.ts')}'
    import { finishImport, importRows } from '${here('./import-rows.ts')}'
    import { openSource } from '${here('./open-source.ts')}'
    const [folder, file] = process.argv.slice(2)
    const db = await openPglite(folder)
    await importFile({
      kind: dataKinds.brokers, open: () => openSource(file), onBad() {}, onProgress: ({ added }) => console.log(added),
      target: { importRows: batch => importRows(db, batch), finishImport: () => finishImport(db) },
    })`,
  )
  const importer = spawn(process.execPath, [...process.execArgv, program, folder, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const line of createInterface(importer.stdout)) {
    acknowledged = Number(line)
    if (acknowledged >= enough) importer.kill('SIGKILL')
  }
  if (importer.exitCode === null && importer.signalCode === null) await once(importer, 'exit')
  expect(importer.signalCode).toBe('SIGKILL')
  return acknowledged
}

test('a killed import has stored all acknowledged rows and completes when it is run again', async () => {
  const folder = join(temporaryFolder(), 'pg')
  await copyCachedFolder('empty', folder)
  const first = await openPglite(folder)
  await fillReference(first)
  await first.close()
  const file = writeBrokers()
  const acknowledged = await importAndBeKilled(folder, file, 2000)

  const db = await openPglite(folder)
  const count = async () => (await db.one<{ count: number }>('SELECT count(*) AS count FROM brokers'))!.count
  const kept = await count()
  expect(kept).toBeGreaterThanOrEqual(acknowledged)
  expect(kept).toBeLessThan(ROWS)
  expect(kept % 2000).toBe(0) // whole batches
  const again = await importFile({
    kind: dataKinds.brokers,
    open: () => openSource(file, undefined),
    onBad: () => {},
    target: { importRows: batch => importRows(db, batch), finishImport: () => finishImport(db) },
  })
  expect(again).toEqual({ rows: ROWS, added: ROWS - kept, changed: 0, same: kept, bad: 0 })
  expect(await count()).toBe(ROWS)
  expect(await db.one(`SELECT count FROM broker_facets WHERE field = 'total'`)).toEqual({ count: ROWS })
  await db.close()
})
