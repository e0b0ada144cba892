/** A part of a picture, in percent of its width and height. */
export interface CoverArea {
  left: number
  top: number
  width: number
  height: number
}

/** Side of the smallest block, in pixels. */
const SMALLEST_BLOCK = 24

/** The pixels of an area of a picture, at least one; an area that reaches over the edge ends there. */
export function pixelsOf({ left, top, width, height }: CoverArea, picture: { width: number; height: number }) {
  const start = (percent: number, side: number) =>
    Math.min(side - 1, Math.floor((Math.min(100, Math.max(0, percent)) / 100) * side))
  const x = start(left, picture.width)
  const y = start(top, picture.height)
  const length = (percent: number, side: number, from: number) =>
    Math.max(1, Math.min(side - from, Math.ceil((Math.max(0, percent) / 100) * side)))
  return { x, y, width: length(width, picture.width, x), height: length(height, picture.height, y) }
}

/**
 * Replaces pixels (RGBA, row by row) by blocks of their mean colour. A block is as high as the area is narrow: one line of text becomes one
 * row of blocks, from which its characters cannot be guessed, as they can from many small blocks.
 */
export function pixelate({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): void {
  const side = Math.max(SMALLEST_BLOCK, Math.min(width, height))
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side)
      fillWithMean(data, width, [left, Math.min(left + side, width)], [top, Math.min(top + side, height)])
}

type Range = readonly [from: number, to: number]

function fillWithMean(data: Uint8ClampedArray, width: number, [left, right]: Range, [top, bottom]: Range): void {
  const sums = [0, 0, 0]
  const eachPixel = (visit: (at: number) => void) => {
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) visit((y * width + x) * 4)
  }
  eachPixel(at => sums.forEach((sum, channel) => (sums[channel] = sum + data[at + channel]!)))
  const count = (right - left) * (bottom - top)
  eachPixel(at => {
    sums.forEach((sum, channel) => (data[at + channel] = sum / count))
    data[at + 3] = 255
  })
}
