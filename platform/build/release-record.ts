import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AreaLists } from 'shared-state/contract/area-lists'
import type { ReleaseRecord, SitemapEntry } from 'shared-state/contract/release'
import { compressFiles } from './compress-files.ts'
import { readTexts } from './texts/part-texts.ts'
import { portalRoot } from './portal-root.ts'
import { sharedRanges, sharedVersions } from './shared-modules.ts'

/** An area's manifest: the field `area` of its package.json. */
export interface AreaManifest {
  name: string
  addresses: string[]
  sitemap?: SitemapEntry[]
  slots: string[]
  lists?: AreaLists
  menu: Record<string, string>
  down: Record<string, string>
}

export const readManifest = (workspace: string): { version: string; area: AreaManifest } =>
  JSON.parse(readFileSync(join(portalRoot, workspace, 'package.json'), 'utf8'))

/** The part of the manifest that goes into the record of a release or a watched build. */
export const recordOfManifest = ({ addresses, sitemap, slots, lists, menu, down }: AreaManifest) => ({
  addresses,
  ...(sitemap && { sitemap }),
  slots,
  ...(lists && { lists }),
  menu,
  down,
})

const shortHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8)
const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** One stylesheet per release: pages are small, and a single link in the head loads before the page is shown. */
function joinStyles(web: string): string[] {
  // The entry's sheet comes first: in the shell it defines the order of the cascade layers.
  const sheets = readdirSync(web)
    .filter(file => file.endsWith('.css'))
    .sort((a, b) => Number(b === 'entry.css') - Number(a === 'entry.css') || a.localeCompare(b))
  if (sheets.length === 0) return []
  const joined = sheets.map(file => readFileSync(join(web, file), 'utf8')).join('\n')
  for (const file of sheets) rmSync(join(web, file))
  const name = `styles.${shortHash(joined)}.css`
  writeFileSync(join(web, name), joined)
  return [`web/${name}`]
}

/** One file of texts per language. */
const writeStrings = (workspace: string, web: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readTexts(workspace)).map(([lang, text]) => {
      const name = `strings.${lang}.${shortHash(text)}.json`
      writeFileSync(join(web, name), text)
      return [lang, `web/${name}`]
    }),
  )

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

/** Names of the declared calls in the built code. */
function callsUsed(nodeEntry: string): string[] {
  const code = readFileSync(nodeEntry, 'utf8')
  // Between the function's name and its argument there may be any form in which webpack calls it: `declare_call/* declareCall */.Z)(`.
  const pieces = code.split('({')
  const found = pieces.slice(1).flatMap((piece, index) => {
    const isDeclared = /declare_?[cC]all/.test(pieces[index]!.split(/[({;]/).at(-1)!)
    return isDeclared ? (/^\s*name: ['"]([\w.$]+)['"]/.exec(piece)?.[1] ?? []) : []
  })
  return [...new Set(found)].sort()
}

/** Finishes a build: joins styles, adds texts, and writes `release.json` covering all files. */
export function writeReleaseRecord(options: {
  workspace: string
  part: string
  version: string
  container: string
  outDir: string
  commit: string
}): ReleaseRecord {
  const { workspace, part, version, container, outDir, commit } = options
  const { area } = readManifest(workspace)
  const web = join(outDir, 'web')
  const css = joinStyles(web)
  const strings = writeStrings(workspace, web)
  compressFiles(web)
  const files = Object.fromEntries(
    filesBelow(outDir)
      .filter(file => !file.endsWith('release.json'))
      .map(file => [
        relative(outDir, file).replaceAll('\\', '/'),
        { size: statSync(file).size, integrity: integrityOf(readFileSync(file)) },
      ]),
  )
  const record: ReleaseRecord = {
    contract: 1,
    area: part,
    version,
    container,
    commit,
    web: { entry: 'web/entry.js', css, strings },
    node: { entry: 'node/entry.cjs' },
    ...recordOfManifest(area),
    shared: part === 'shell' ? sharedVersions : sharedRanges,
    calls: callsUsed(join(outDir, 'node/entry.cjs')),
    files,
  }
  writeFileSync(join(outDir, 'release.json.part'), JSON.stringify(record, null, 2))
  renameSync(join(outDir, 'release.json.part'), join(outDir, 'release.json'))
  return record
}
