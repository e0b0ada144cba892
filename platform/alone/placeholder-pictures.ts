import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

const ofPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/
const [width, height] = [300, 200]
const drawn = new LRUCache<string, Buffer>({ max: 2_000, fetchMethod: draw })

export const isPicture = (path: string): boolean => ofPicture.test(path)

/**
 * A placeholder for a picture of the server, in WebP: a tile whose colour depends on the file's name, with the end of the name. It is not an
 * SVG, because a browser needs milliseconds for each of those.
 */
export const pictureOf = (path: string): Promise<Buffer> =>
  drawn.forceFetch(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))

function draw(name: string): Promise<Buffer> {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const letters = name
    .slice(-2)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 38%)"/>` +
    `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="80" fill="#fff">${letters}</text></svg>`
  return sharp(Buffer.from(svg)).webp().toBuffer()
}
