import type { Response } from 'express'
import { boundedWork, sendBusy, TooMuchWork } from 'platform/api/bounded-work'
import sharp from 'sharp'

/** A drawing takes milliseconds of a thread that file access and name look-ups need too. */
const run = boundedWork({ atOnce: 2, waiting: 500 })

/**
 * An SVG as pixels, in lossless WebP. A browser builds a document for each SVG file that a page shows, which takes it milliseconds, and
 * pages show dozens of flags and logos (decision 87). Rejects with TooMuchWork if too many drawings wait.
 */
export const drawSmallPicture = (svg: string | Buffer, width: number, height: number): Promise<Buffer> =>
  run(() => sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ lossless: true }).toBuffer())

/** Sends the drawing, which browsers may store for `seconds`, or status 503 if too many drawings wait. */
export async function sendSmallPicture(response: Response, drawing: Promise<Buffer>, seconds: number): Promise<void> {
  try {
    const webp = await drawing
    response.set('Cache-Control', `public, max-age=${seconds}`).type('webp').send(webp)
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    sendBusy(response)
  }
}
