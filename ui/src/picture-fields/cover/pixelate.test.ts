import { expect, test } from '@jest/globals'
import { pixelate, pixelsOf } from './pixelate.ts'

const picture = { width: 200, height: 100 }

test.each([
  [
    { left: 10, top: 20, width: 50, height: 10 },
    { x: 20, y: 20, width: 100, height: 10 },
  ],
  [
    { left: 90, top: 90, width: 50, height: 50 },
    { x: 180, y: 90, width: 20, height: 10 },
  ],
  [
    { left: 100, top: 100, width: 0, height: 0 },
    { x: 199, y: 99, width: 1, height: 1 },
  ],
  [
    { left: -5, top: 300, width: 10, height: 10 },
    { x: 0, y: 99, width: 20, height: 1 },
  ],
])('the area %j has the pixels %j of a picture of 200 by 100', (area, pixels) => {
  expect(pixelsOf(area, picture)).toEqual(pixels)
})

/** Pixels of a grey picture, from the grey of each column. */
function greys(width: number, height: number, greyOf: (x: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) data.set(Array(3).fill(greyOf(at % width)), at * 4)
  return { data, width, height } as ImageData
}

test('an area becomes opaque blocks of its mean colour, as wide as it is high', () => {
  // Stripes of one pixel, darker in the first half.
  const pixels = greys(60, 30, x => (x % 2 ? 0 : x < 30 ? 100 : 200))
  pixelate(pixels)
  const seen = new Set(Array.from({ length: 60 * 30 }, (_, at) => pixels.data.slice(at * 4, at * 4 + 4).join()))
  expect([...seen]).toEqual(['50,50,50,255', '100,100,100,255'])
})

test('a narrow area is not divided into blocks small enough to read', () => {
  const pixels = greys(24, 3, x => (x % 2 ? 0 : 100))
  pixelate(pixels)
  expect(new Set(pixels.data.filter((_, at) => at % 4 === 0))).toEqual(new Set([50]))
})
