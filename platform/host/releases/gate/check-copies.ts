import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { CommandRefused } from '../../../api/command-refused.ts'
import { byteLimits } from './byte-limits.ts'
import type { PublishCandidate } from './candidate.ts'

const limit = { maxOutputLength: byteLimits['one file'] }
const unpack: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': bytes => promisify(brotliDecompress)(bytes, limit),
  '.gz': bytes => promisify(gunzip)(bytes, limit),
}

/**
 * Checks that each compressed copy holds the file that it stands for. Other releases share the addresses of scripts, and browsers keep them
 * for a year: a wrong copy would outlive its release.
 */
export async function checkCopies({ folder, record }: Pick<PublishCandidate, 'folder' | 'record'>): Promise<void> {
  for (const copy of Object.keys(record.files)) {
    const unpackCopy = unpack[copy.slice(-3)]
    if (!unpackCopy) continue
    const file = copy.slice(0, -3)
    if (!Object.hasOwn(record.files, file))
      throw new CommandRefused(`${copy} is a copy of ${file}, which does not exist`)
    const [bytes, original] = await Promise.all([copy, file].map(name => readFile(join(folder, name))))
    const unpacked = await unpackCopy(bytes!).catch(() => undefined)
    if (!unpacked?.equals(original!)) throw new CommandRefused(`${copy} is not a compressed copy of ${file}`)
  }
}
