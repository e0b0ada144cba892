import { createHash } from 'node:crypto'
import type { Chunk, Compilation, Compiler } from 'webpack'

const placeholderOf = ({ id }: Chunk): string => `integrity-of-chunk-${id}-comes-here`
const isScript = (file: string) => file.endsWith('.js')

/**
 * Inserts the hash of every chunk into the code that loads chunks, so that the browser refuses a modified one. A chunk's address is made of
 * its hash, without the release's version: the browser does not fetch a chunk again that an earlier release had too.
 */
export class ChunkIntegrityPlugin {
  readonly #part: string

  constructor(part: string) {
    this.#part = part
  }

  apply(compiler: Compiler): void {
    const { Compilation: Compiling, runtime } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', compilation => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source, chunk) => {
          const expected = Object.fromEntries(
            [...chunk.getAllAsyncChunks()].map(later => [later.id, placeholderOf(later)]),
          )
          return `${source}
var expected = ${JSON.stringify(expected)}[chunkId];
if (expected) {
  script.integrity = expected;
  script.src = ${JSON.stringify(`/releases/${this.#part}/scripts/`)} + expected.slice(7).replaceAll('+', '-').replaceAll('/', '_') + '.js';
}`
        },
      )
      // After content hashes have been inserted into file names: from then on only these placeholders change.
      const stage = Compiling.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => fillIn(compilation, compiler))
    })
  }
}

function fillIn(compilation: Compilation, { webpack: { sources } }: Compiler): void {
  const textOf = (file: string) => compilation.getAsset(file)!.source.source().toString()
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of [...chunk.files].filter(isScript)) {
      let text = textOf(file)
      for (const later of chunk.getAllAsyncChunks())
        for (const script of [...later.files].filter(isScript))
          text = text.replaceAll(
            placeholderOf(later),
            `sha384-${createHash('sha384').update(textOf(script)).digest('base64')}`,
          )
      compilation.updateAsset(file, new sources.RawSource(text))
    }
  }
}
