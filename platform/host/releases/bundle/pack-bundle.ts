import { readdir } from 'node:fs/promises'
import { create } from 'tar'

/** Packs everything in a release's folder as one .tar.gz. The content is checked when it is unpacked. */
export async function packBundle(folder: string): Promise<Buffer> {
  const names = (await readdir(folder)).sort()
  const packed = create({ gzip: true, cwd: folder, portable: true, noMtime: true, strict: true }, names)
  return Buffer.concat(await packed.collect())
}
