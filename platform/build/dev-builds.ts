import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { Compilation } from 'webpack'
import type { DevPart } from './dev-config.ts'
import { stylesFile, textsFile } from './dev-release-files-plugin.ts'
import { readTexts } from './texts/part-texts.ts'
import { readManifest, recordOfManifest } from './release-record.ts'
import { sharedRanges, sharedVersions } from './shared-modules.ts'

/** A page being rendered may still read recently replaced versions. */
const keptVersions = 3

/**
 * The watched builds in the form that the server reads (platform/host/dev): `{area}/{version}/` like a release store, and `current.json`,
 * area → version. Each build that differs in what Node reads gets its own version.
 */
export class DevBuilds {
  #folder: string
  #current: Record<string, string> = {}
  #counts = new Map<string, number>()
  #last = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    this.#writeCurrent()
  }

  /** Takes over the results of an area's or the shell's two builds. */
  take({ workspace, part, container, nodeContainer }: DevPart, web: Compilation): void {
    const code = readFileSync(join(this.#folder, 'watched', part, 'node/entry.cjs'), 'utf8')
    const texts = readTexts(workspace)
    const manifest = readManifest(workspace)
    const css = web.getAsset(stylesFile) ? [`web/${stylesFile}`] : []
    const made = JSON.stringify([code, texts, manifest, css])
    if (this.#last.get(part) === made) return
    const count = (this.#counts.get(part) ?? 0) + 1
    const version = `${manifest.version}-dev.${count}`
    const record: ReleaseRecord = {
      contract: 1,
      area: part,
      version,
      container,
      commit: 'unknown',
      web: {
        entry: 'web/entry.js',
        css,
        strings: Object.fromEntries(Object.keys(texts).map(lang => [lang, `web/${textsFile(lang)}`])),
      },
      node: { entry: 'node/entry.cjs' },
      ...recordOfManifest(manifest.area),
      shared: part === 'shell' ? sharedVersions : sharedRanges,
      calls: [],
      files: {},
    }
    const target = join(this.#folder, part, version)
    for (const side of ['web', 'node']) mkdirSync(join(target, side), { recursive: true })
    writeFileSync(join(target, record.node.entry), code.replaceAll(nodeContainer, `${container}_${count}`))
    for (const [lang, text] of Object.entries(texts)) writeFileSync(join(target, record.web.strings[lang]!), text)
    writeFileSync(join(target, 'release.json'), JSON.stringify(record, null, 2))
    this.#current[part] = version
    this.#writeCurrent()
    this.#counts.set(part, count)
    this.#last.set(part, made)
    const retired = join(this.#folder, part, `${manifest.version}-dev.${count - keptVersions}`)
    if (existsSync(retired)) rmSync(retired, { recursive: true })
  }

  #writeCurrent(): void {
    const file = join(this.#folder, 'current.json')
    writeFileSync(`${file}.part`, JSON.stringify(this.#current))
    renameSync(`${file}.part`, file)
  }
}
