import type { Letters } from '../../drawing/letters.ts'

const COLOURS = [
  '#0b5d6e',
  '#7a3e12',
  '#3c4a8a',
  '#7b2d53',
  '#2f6b3a',
  '#6b5a1e',
  '#8a2f2f',
  '#1f5f8b',
  '#5b3f8c',
  '#34545a',
  '#8a4b08',
  '#475569',
]
const SHAPES = [
  '<rect width="64" height="64" rx="14" fill="{c}"/>',
  '<circle cx="32" cy="32" r="32" fill="{c}"/>',
  '<path d="M32 0 64 18v28L32 64 0 46V18z" fill="{c}"/>',
  '<path d="M0 12A12 12 0 0 1 12 0h52v52a12 12 0 0 1-12 12H0z" fill="{c}"/>',
]

/**
 * The logo of a broker without a picture: an SVG of 64 × 64 with two letters of its name, of which those without a glyph in the site's
 * font are left out. Colour and shape derive from the code, so the same broker always looks the same. White on each colour has a contrast
 * above 4.5.
 */
export function brokerLogoSvg(code: string, name: string, letters: Letters): string {
  let hash = 0
  for (const sign of code) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  const colour = COLOURS[hash % COLOURS.length] ?? '#475569'
  const shape = SHAPES[(hash >>> 8) % SHAPES.length] ?? ''
  const { path, width } = letters.line(lettersOf(name), 30)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    shape.replace('{c}', colour) +
    `<path transform="translate(${(32 - width / 2).toFixed(1)} 42.5)" fill="#fff" d="${path}"/></svg>`
  )
}

/** First letters of the first two words, or the first two letters; letters and digits only. */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '?', second] = words
  const letters = second ? first.charAt(0) + second.charAt(0).toUpperCase() : first.slice(0, 2)
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
