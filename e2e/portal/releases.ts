import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { askServer } from 'platform/host/control/control-socket'
import { ReleaseStore } from 'platform/host/releases/release-store'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { copyRelease, type Change } from './release-copies.ts'
import { projectRoot } from './start-portal.ts'

const run = promisify(execFile)

/** Runs `npm run release -- …` on a portal's data directory; resolves to its output. Rejects with its exit code. */
export async function releaseCommand(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(projectRoot, 'server/src/cli/release.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout.trim()
}

/** Publishes an area or the shell at a version with one text changed in every language. */
export async function publishRelabelled(
  dataDir: string,
  workspace: string,
  version: string,
  change: { key: string; text: string },
): Promise<void> {
  await publishChanged(dataDir, workspace, version, ({ web }) =>
    Object.fromEntries(
      Object.values(web.strings).map(file => [
        file,
        text => JSON.stringify({ ...JSON.parse(text), [change.key]: change.text }),
      ]),
    ),
  )
}

/** Publishes the finished build of an area or the shell at a new version, with some of its files changed. */
export async function publishChanged(
  dataDir: string,
  workspace: string,
  version: string,
  changesOf: (record: ReleaseRecord) => Record<string, Change>,
): Promise<void> {
  const folder = copyRelease(workspace, version, changesOf)
  // A server reads no folder outside its own.
  const incoming = await new ReleaseStore(join(dataDir, 'releases')).take(folder)
  try {
    await askServer(dataDir, 'publish', { folder: incoming.folder, actor: 'journey' })
  } finally {
    await incoming.drop()
    rmSync(folder, { recursive: true })
  }
}

interface Overview {
  area: string
  pointer: { stable: string; setBy: string }
}

/** The release of an area that is active for all visitors, and who activated it. */
export async function pointerOf(dataDir: string, area: string): Promise<Overview['pointer']> {
  const areas = await askServer<Overview[]>(dataDir, 'list', {})
  return areas.find(known => known.area === area)!.pointer
}
