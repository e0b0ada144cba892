import type { Compiler } from 'webpack'

/** Path of the code and styles of an area on its own; not used by any page of the site. */
export const assetsPath = '/alone/'
export const documentOf = { frame: 'frame.html', page: 'page.html' } as const

/** Writes the document of each entry: the frame with its switches, and the page in it. */
export class DocumentsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('DocumentsPlugin', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'DocumentsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          for (const [entry, file] of Object.entries(documentOf)) {
            const files = compilation.entrypoints.get(entry)?.getFiles() ?? []
            compilation.emitAsset(
              file,
              new sources.RawSource(documentWith(files.filter(name => !name.includes('hot-update')))),
            )
          }
        },
      )
    })
  }
}

const documentWith = (files: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Area</title>',
    '<link rel="icon" href="data:,">',
    ...files.filter(file => file.endsWith('.css')).map(file => `<link rel="stylesheet" href="${assetsPath}${file}">`),
    ...files.filter(file => file.endsWith('.js')).map(file => `<script src="${assetsPath}${file}" defer></script>`),
    '</head><body><div id="app"></div></body></html>',
  ].join('')
