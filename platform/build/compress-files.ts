import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** About one packet; compressing less saves nothing. */
const smallest = 1_400
/** Quality 9 is within two percent of 11 here and ten times as fast. */
const brotliQuality = 9

/** Writes compressed copies of every script, style and text file, so that the server never has to compress one. */
export function compressFiles(web: string): void {
  for (const name of readdirSync(web).filter(file => /\.(js|css|json)$/.test(file))) {
    const bytes = readFileSync(join(web, name))
    if (bytes.length < smallest) continue
    writeFileSync(
      join(web, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    )
    writeFileSync(join(web, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
