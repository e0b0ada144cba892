import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { readTexts } from './texts/part-texts.ts'
import { portalRoot } from './portal-root.ts'

export const stylesFile = 'styles.css'
export const textsFile = (lang: string): string => `strings.${lang}.json`

/** Gives a watched build what release-record.ts gives a released one: one stylesheet and the texts, under fixed names. */
export class DevReleaseFilesPlugin {
  #workspace: string

  constructor(workspace: string) {
    this.#workspace = workspace
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('DevReleaseFilesPlugin', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'DevReleaseFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        assets => {
          // The shell's first sheet defines the order of the layers, so it stays first.
          const sheets = Object.keys(assets)
            .filter(file => file.endsWith('.css'))
            .sort((a, b) => Number(b === 'entry.css') - Number(a === 'entry.css') || (a < b ? -1 : 1))
          const joined = new sources.ConcatSource(...sheets.map(file => assets[file]!))
          for (const file of sheets) compilation.deleteAsset(file)
          if (sheets.length > 0) compilation.emitAsset(stylesFile, joined)
          compilation.fileDependencies.add(join(portalRoot, this.#workspace, 'package.json'))
          try {
            for (const [lang, texts] of Object.entries(readTexts(this.#workspace)))
              compilation.emitAsset(textsFile(lang), new sources.RawSource(texts))
          } catch (error) {
            compilation.errors.push(new WebpackError(`${this.#workspace}: ${(error as Error).message}`))
          }
        },
      )
    })
  }
}
