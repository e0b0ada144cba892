/** A piece of a text; `match` says that it is what was looked for. */
export interface TextPart {
  text: string
  match: boolean
}

/** Fewer letters stand somewhere in nearly every word, so they count at the beginning of one alone. */
const leastWithin = 3
const marks = /[\u0300-\u036f]/g
const between = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u303f]+/g

/** The form that the site's search compares texts in: lower case, no accents, a space between words. */
const folded = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase().replace(between, ' ')

/** Splits a text at what a search for `keyword` finds in it: the whole keyword or, where that is nowhere, each of its words. */
export function matchParts(text: string, keyword: string): TextPart[] {
  const words = folded(keyword).split(' ').filter(Boolean)
  const { letters, places } = foldedLetters(text)
  const whole = rangesOf(letters, words.join(' '))
  const ranges = whole.length > 0 ? whole : words.flatMap(word => rangesOf(letters, word)).sort(([a], [b]) => a - b)
  const parts: TextPart[] = []
  let done = 0
  for (const [start, end] of ranges) {
    const from = Math.max(places[start]!, done)
    const to = places[end]!
    if (to <= from) continue
    if (from > done) parts.push({ text: text.slice(done, from), match: false })
    parts.push({ text: text.slice(from, to), match: true })
    done = to
  }
  if (done < text.length) parts.push({ text: text.slice(done), match: false })
  return parts
}

/** The folded text, and for each of its letters where the sign it comes from begins. */
function foldedLetters(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const plain = folded(sign)
    letters += plain
    places.push(...Array<number>(plain.length).fill(place))
    place += sign.length
  }
  places.push(text.length)
  return { letters, places }
}

function rangesOf(letters: string, part: string): [number, number][] {
  const ranges: [number, number][] = []
  if (!part) return ranges
  for (let at = letters.indexOf(part); at >= 0; at = letters.indexOf(part, at + part.length)) {
    if (part.length >= leastWithin || at === 0 || letters[at - 1] === ' ') ranges.push([at, at + part.length])
  }
  return ranges
}
