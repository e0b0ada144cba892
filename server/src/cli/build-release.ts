import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { CommandRefused } from 'platform/api/command-refused'

const root = resolve(import.meta.dirname, '../../..')

/** Builds an area of this checkout at its package's version, in its own folder, and returns that folder. */
export async function buildRelease(area: string): Promise<string> {
  const workspace = workspaceOf(area)
  const { version } = readPackage(workspace)
  const out = mkdtempSync(join(tmpdir(), `${area}-${version}-`))
  try {
    await promisify(execFile)(
      process.execPath,
      [join(root, 'platform/build/build.ts'), workspace, '--version', version, '--out', out],
      { cwd: root },
    )
  } catch (error) {
    throw new CommandRefused(
      `${workspace} could not be built:\n${(error as { stderr?: string }).stderr ?? String(error)}`,
    )
  }
  return out
}

function workspaceOf(area: string): string {
  const workspaces = readdirSync(root).filter(
    name => (name === 'shell' || name.startsWith('mf-')) && existsSync(join(root, name, 'package.json')),
  )
  const found = workspaces.find(name => readPackage(name).area.name === area)
  if (!found)
    throw new CommandRefused(
      `this checkout has no area '${area}'; it has ${workspaces.map(name => readPackage(name).area.name).join(', ')}`,
    )
  return found
}

const readPackage = (workspace: string): { version: string; area: { name: string } } =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
