import sharp from 'sharp'

let drawn: Promise<Buffer> | undefined

/** A small picture to upload. */
export async function pngFile(name = 'proof.png'): Promise<File> {
  drawn ??= sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(await drawn)], name, { type: 'image/png' })
}
