import { pictureLimits } from '../use-pictures.ts'
import { pixelate, pixelsOf, type CoverArea } from './pixelate.ts'

/** The longest side of a picture, in pixels: some phones cannot draw larger ones. */
const LONGEST_SIDE = 3000
const bytesOfMegabyte = 1024 * 1024

/** Draws the picture onto the canvas, which gets its size, with these areas covered. */
export function drawCovered(canvas: HTMLCanvasElement, picture: ImageBitmap, areas: readonly CoverArea[]): void {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  for (const area of areas) {
    const { x, y, width, height } = pixelsOf(area, canvas)
    const pixels = context.getImageData(x, y, width, height)
    pixelate(pixels)
    context.putImageData(pixels, x, y)
  }
}

/** The canvas as a file of this name: PNG as before where that is small enough, else JPEG. Rejects if the browser cannot encode it. */
export async function fileOf(canvas: HTMLCanvasElement, { name, type }: File): Promise<File> {
  const png = type === 'image/png' ? await encoded(canvas, type) : null
  const blob = png && png.size <= pictureLimits.megabytes * bytesOfMegabyte ? png : await encoded(canvas, 'image/jpeg')
  return new File([blob], name, { type: blob.type })
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture cannot be encoded'))), type, 0.9),
  )
