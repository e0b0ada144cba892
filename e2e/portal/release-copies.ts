import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { projectRoot } from './start-portal.ts'

/** Returns the changed text of a file. */
export type Change = (text: string) => string

/**
 * Copies the finished build of an area or the shell under another version, with some of its files changed and their hashes recalculated, as
 * if it had been built that way. Returns its folder, which the caller owns.
 */
export function copyRelease(
  workspace: string,
  version: string,
  changesOf: (record: ReleaseRecord) => Record<string, Change> = () => ({}),
): string {
  const folder = mkdtempSync(join(tmpdir(), `${workspace}-${version}-`))
  cpSync(join(projectRoot, workspace, 'dist'), folder, { recursive: true })
  const built: ReleaseRecord = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  const record = {
    ...built,
    version,
    container: `${built.area}_${version}`.replace(/\W/g, '_'),
    files: { ...built.files },
  }
  const changes = changesOf(record)
  /** Hashes of changed files that the code itself contains. */
  const replaced: [old: string, made: string][] = []
  // Entries come last, because they contain the hashes of other files.
  const entries = [record.web.entry, record.node.entry]
  const named = Object.keys(built.files).filter(file => /\.(js|cjs|css|json)$/.test(file) && !entries.includes(file))
  for (const file of [...named, ...entries]) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const moved = replaced.reduce(
      (whole, [old, made]) => whole.replaceAll(old, made),
      text.replaceAll(built.container, record.container),
    )
    const made = (changes[file] ?? (same => same))(moved)
    if (made === text) continue
    writeFileSync(path, made)
    const integrity = `sha384-${createHash('sha384').update(made).digest('base64')}`
    replaced.push([built.files[file]!.integrity, integrity])
    record.files[file] = { size: Buffer.byteLength(made), integrity }
    // The compressed copies still hold the old bytes.
    for (const twin of [`${file}.br`, `${file}.gz`]) {
      rmSync(join(folder, twin), { force: true })
      delete record.files[twin]
    }
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record))
  return folder
}

/**
 * Changes of a release's code: the exposed area passes through `change`, the source of a function from an area to another one. On the
 * server `react` is in scope, as provided by the shell.
 */
export const changedArea = {
  inNode:
    (change: string): Change =>
    code =>
      `${code}
;module.exports = (built => {
  let react
  return {
    init: (scope, ...rest) => { react = Object.values(scope.react)[0].get()(); return built.init(scope, ...rest) },
    get: ${getThrough(change)},
  }
})(module.exports)`,
  inBrowser:
    (container: string, change: string): Change =>
    code =>
      `${code}
;${container} = (built => ({ init: built.init, get: ${getThrough(change)} }))(${container})`,
}

const getThrough = (change: string) =>
  `async name => { const make = await built.get(name); return () => ({ area: (${change})(make().area) }) }`
