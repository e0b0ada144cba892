import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { askServer } from '../../server/src/control/control-socket.ts'
import { projectRoot } from './start-portal.ts'

const run = promisify(execFile)

/** Runs `npm run release -- …` on a portal's data folder; answers what it prints. Rejects with its exit code. */
export async function releaseCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(projectRoot, 'server/src/cli/release.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...(process.env.E2E_ORIGIN && { ORIGIN: process.env.E2E_ORIGIN }) },
  })
  return stdout.trim()
}

/** Builds an area at a version with one text changed in every language, and publishes it. */
export async function publishRelabelled(dataDir: string, workspace: string, version: string, change: { key: string; text: string }): Promise<void> {
  await publishChanged(dataDir, workspace, version, ({ web }) =>
    Object.fromEntries(Object.values(web.strings).map(file => [file, text => JSON.stringify({ ...JSON.parse(text), [change.key]: change.text })])),
  )
}

type Change = (text: string) => string

/** Builds an area at a version, changes some of its files, and publishes it with the hashes of what they have become. */
export async function publishChanged(dataDir: string, workspace: string, version: string, changesOf: (record: ReleaseRecord) => Record<string, Change>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${workspace}-${version}-`))
  await run(process.execPath, [join(projectRoot, 'webpack/build.ts'), workspace, '--version', version, '--out', folder])
  const record: ReleaseRecord = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  for (const [file, change] of Object.entries(changesOf(record))) {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    // The compressed twins still hold the old bytes.
    for (const twin of [`${file}.br`, `${file}.gz`]) {
      rmSync(join(folder, twin), { force: true })
      delete record.files[twin]
    }
    record.files[file] = { size: statSync(path).size, integrity: `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}` }
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record))
  await askServer(dataDir, 'publish', { folder, actor: 'journey' })
}
