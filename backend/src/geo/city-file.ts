import { parseMetadata } from 'mmdb-lib/lib/metadata.js'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The format's metadata is in the last 128 KiB of a file (MaxMind DB 2.0). */
const metadataBytes = 128 * 1024

/** Whether a file can be read and is a database of cities in MaxMind DB format, by its metadata. Reads only the end of the file. */
export function isCityFile(file: string): boolean {
  try {
    const { size, end } = endOf(file)
    const { databaseType, searchTreeSize } = parseMetadata(end)
    return /city/i.test(databaseType) && searchTreeSize < size
  } catch {
    return false
  }
}

function endOf(file: string): { size: number; end: Buffer } {
  const opened = openSync(file, 'r')
  try {
    const { size } = fstatSync(opened)
    const end = Buffer.alloc(Math.min(size, metadataBytes))
    return { size, end: end.subarray(0, readSync(opened, end, 0, end.length, size - end.length)) }
  } finally {
    closeSync(opened)
  }
}
