import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

/** Text as outlines, so that a picture needs no installed fonts and contains no text that could be markup. */
export interface DrawnLine {
  /** SVG path data, from x 0 on the baseline y 0. */
  path: string
  /** px */
  width: number
}

export interface Letters {
  /** One line at a size in px. Characters without a glyph in the site's font are left out. */
  line(text: string, size: number): DrawnLine
  /** Breaks between words, and within a word that is wider than a line; text beyond `most` lines is cut off with an ellipsis. */
  lines(text: string, options: LineOptions): DrawnLine[]
}

interface LineOptions {
  /** px */
  size: number
  /** px */
  width: number
  most: number
}

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/atkinson-hyperlegible-next/package.json'))
const fontFile = (subset: string, weight: number) =>
  join(folder, `files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`)

/** The site's font in one weight, with the letters of all Latin-script languages. */
export async function readLetters(weight: 400 | 700): Promise<Letters> {
  const files = await Promise.all(['latin', 'latin-ext'].map(subset => readFile(fontFile(subset, weight))))
  return lettersOf(files.map(file => opentype.parse(new Uint8Array(file).buffer)))
}

const ellipsis = '…'
const mostCharacters = 200

function lettersOf(fonts: readonly Font[]): Letters {
  const fontOf = (character: string) => fonts.find(font => font.charToGlyphIndex(character) > 0)

  /** Glyph by glyph: the font's ligature rules are not needed, and could fail on arbitrary input. */
  function* placed(text: string, size: number) {
    let x = 0
    let before: { font: Font; glyph: Glyph } | undefined
    for (const character of text) {
      const font = fontOf(character)
      if (!font) continue
      const glyph = font.charToGlyph(character)
      const scale = size / font.unitsPerEm
      if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale
      const end = x + (glyph.advanceWidth ?? 0) * scale
      yield { glyph, x, end }
      x = end
      before = { font, glyph }
    }
  }

  function widthOf(text: string, size: number): number {
    let width = 0
    for (const { end } of placed(text, size)) width = end
    return width
  }

  function line(text: string, size: number): DrawnLine {
    let path = ''
    for (const { glyph, x } of placed(text, size)) path += glyph.getPath(x, 0, size).commands.map(pathData).join('')
    return { path, width: widthOf(text, size) }
  }

  function lines(text: string, { size, width, most }: LineOptions): DrawnLine[] {
    const fits = (words: string) => widthOf(words, size) <= width
    const broken: string[] = []
    let open = ''
    for (const word of drawable(text)
      .split(' ')
      .flatMap(whole => piecesOf(whole, fits))) {
      const longer = open === '' ? word : `${open} ${word}`
      if (fits(longer)) open = longer
      else {
        broken.push(open)
        open = word
      }
      if (broken.length > most) break
    }
    if (open !== '') broken.push(open)
    const shown = broken.slice(0, most)
    if (broken.length > most) shown[most - 1] = cutTo(shown[most - 1]!, fits)
    return shown.map(words => line(words, size))
  }

  /** Drops characters without a glyph and limits the length to what a picture can hold. */
  const drawable = (text: string) =>
    [...text.slice(0, 2 * mostCharacters).normalize('NFC')]
      .slice(0, mostCharacters)
      .map(character => (/\s/.test(character) ? ' ' : fontOf(character) ? character : ''))
      .join('')
      .replace(/ +/g, ' ')
      .trim()

  return { line: (text, size) => line(drawable(text), size), lines }
}

/** One outline command in SVG syntax. The library's own serialiser writes NaN for numbers close to 0. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z'
  const { type, x, y } = command
  const points =
    type === 'C'
      ? [command.x1, command.y1, command.x2, command.y2, x, y]
      : type === 'Q'
        ? [command.x1, command.y1, x, y]
        : [x, y]
  return type + points.map(figure => figure.toFixed(1)).join(' ')
}

/** Splits a word into parts that each fit on a line. */
function piecesOf(word: string, fits: (part: string) => boolean): string[] {
  const pieces: string[] = []
  let open = ''
  for (const character of word) {
    if (open !== '' && !fits(open + character)) {
      pieces.push(open)
      open = ''
    }
    open += character
  }
  return open === '' ? pieces : [...pieces, open]
}

function cutTo(words: string, fits: (part: string) => boolean): string {
  const characters = [...words]
  while (characters.length > 0 && !fits(characters.join('') + ellipsis)) characters.pop()
  return characters.join('').trimEnd() + ellipsis
}
