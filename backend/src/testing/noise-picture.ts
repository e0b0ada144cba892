import sharp from 'sharp'

/** A PNG of random pixels: no two are alike, and none compresses to a few bytes. */
export const noisePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
