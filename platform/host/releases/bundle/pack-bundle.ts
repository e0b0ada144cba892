import { readdir } from 'node:fs/promises'
import { create } from 'tar'

/** A release's folder as one .tar.gz, all that is in it. Whether it may be is for who unpacks it to see. */
export async function packBundle(folder: string): Promise<Buffer> {
  const names = (await readdir(folder)).sort()
  const packed = create({ gzip: true, cwd: folder, portable: true, noMtime: true, strict: true }, names)
  return Buffer.concat(await packed.collect())
}
