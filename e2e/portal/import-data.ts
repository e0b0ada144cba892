import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from './start-portal.ts'
import { dataDir } from './trader.ts'

/** Imports rows into the running portal, as its operators do; rejects if one of them is bad. `file`: a name for the file of this test. */
export async function importData(kind: string, file: string, rows: readonly object[]): Promise<void> {
  const path = join(dataDir(), `${file}.jsonl`)
  writeFileSync(path, rows.map(row => JSON.stringify(row)).join('\n'))
  const command = [join(projectRoot, 'server/src/cli/data.ts'), 'import', kind, path]
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir() } })
}
