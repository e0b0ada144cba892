import sharp from 'sharp'
import { glyphs } from './glyphs.ts'
import type { Point } from './glyphs.ts'

const WIDTH = 220
const HEIGHT = 72
const UNIT = 5.8
/** Lines are divided into this many pieces, so that the waves bend them. */
const PIECES = 5

const between = (low: number, high: number) => low + Math.random() * (high - low)
const path = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** Points along a stroke, close enough together to be bent. */
const along = (stroke: readonly Point[]): Point[] =>
  stroke.flatMap(([x, y], index): Point[] => {
    const next = stroke[index + 1]
    if (!next) return [[x, y]]
    return Array.from({ length: PIECES }, (_, piece) => [
      x + ((next[0] - x) * piece) / PIECES,
      y + ((next[1] - y) * piece) / PIECES,
    ])
  })

/** Characters as a distorted picture: a PNG as data URL. Each is slanted, scaled and shifted at random, and all are bent by two waves. */
export async function drawPicture(characters: string): Promise<string> {
  const waves = { x: between(0, 7), y: between(0, 7), length: between(24, 34) }
  const bent = ([x, y]: Point): Point => [
    x + 3.5 * Math.sin((y / waves.length) * 4 + waves.x),
    y + 4.5 * Math.sin(x / waves.length + waves.y),
  ]
  const step = (WIDTH - 24) / characters.length
  const strokes = [...characters].flatMap((character, index) => {
    const [turn, lean, size] = [between(-0.25, 0.25), between(-0.2, 0.2), UNIT * between(0.9, 1.12)]
    const [left, top] = [12 + step * (index + 0.5) + between(-3, 3), HEIGHT / 2 + between(-5, 5)]
    const placed = ([x, y]: Point): Point => {
      const [across, down] = [(x - 2 + lean * (y - 3)) * size, (y - 3) * size]
      return bent([
        left + across * Math.cos(turn) - down * Math.sin(turn),
        top + across * Math.sin(turn) + down * Math.cos(turn),
      ])
    }
    return (glyphs[character] ?? []).map(
      stroke => `<path d="${path(along(stroke).map(placed))}" stroke-width="${between(3, 4.4).toFixed(1)}"/>`,
    )
  })
  const lines = Array.from({ length: 2 }, () => {
    const points: Point[] = [0, 1, 2, 3].map(part => [(WIDTH / 3) * part, between(6, HEIGHT - 6)])
    return `<path d="${path(along(points).map(bent))}" stroke-width="1.6"/>`
  })
  const dots = Array.from(
    { length: 40 },
    () => `<circle cx="${between(0, WIDTH).toFixed(0)}" cy="${between(0, HEIGHT).toFixed(0)}" r="1.2" fill="#333"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>
    <g fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round">${[...strokes, ...lines].join('')}</g>${dots.join('')}</svg>`
  const png = await sharp(Buffer.from(svg)).greyscale().png({ palette: true, colours: 8 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
