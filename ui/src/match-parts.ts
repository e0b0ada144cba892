/** A piece of a text; `match` says whether it matches the keyword. */
export interface TextPart {
  text: string
  match: boolean
}

/** Shorter strings occur inside nearly every word, so they match only at the start of a word. */
const leastWithin = 3
const marks = /[\u0300-\u036f]/g
const between = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u303f]+/g

/** The form in which the site's search compares texts: lower case, no accents, a single space between words. */
const folded = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase().replace(between, ' ')

/** Splits a text at the matches of `keyword`: the whole keyword or, if that does not occur, each of its words. */
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

/** The folded text, and for each of its letters the position of the original character. */
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
