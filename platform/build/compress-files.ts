import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A packet holds this much; compressing less saves nothing. */
const smallest = 1_400
/** Nine is within two percent of eleven here and ten times as quick. */
const brotliQuality = 9

/** Leaves a compressed twin beside every script, style and text file, so that the server never compresses one. */
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
