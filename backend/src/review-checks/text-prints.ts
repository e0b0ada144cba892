import { TEXT } from './thresholds.ts'

/** Letters per sequence: short enough to survive a changed word, long enough that unrelated texts share few. */
const SEQUENCE = 5
/**
 * Texts that are alike in 70% of their sequences share at least one of 20 numbers made of 4 minima each in 99.6% of cases, and in 99.99%
 * from 80% on; unrelated ones (10%) in 0.2%.
 */
const BANDS = 20
const ROWS = 4

/** Sequences of letters in a text, without case, digits, punctuation and spaces; empty for a text that is too short to be compared. */
function sequencesOf(text: string): Set<string> {
  const letters = [...text.normalize('NFKC').toLowerCase()].filter(sign => /\p{L}/u.test(sign))
  if (letters.length < TEXT.letters) return new Set()
  return new Set(letters.slice(SEQUENCE - 1).map((_last, index) => letters.slice(index, index + SEQUENCE).join('')))
}

/** Share of sequences that two texts have in common, 0 to 1; 0 if one of them is too short. */
export function similarity(one: string, other: string): number {
  const [a, b] = [sequencesOf(one), sequencesOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const common = a.intersection(b).size
  return common / (a.size + b.size - common)
}

export const isAlike = (one: string, other: string): boolean => similarity(one, other) >= TEXT.similarity

/** The numbers of a text, by which near-identical ones are found in an index (MinHash in bands); empty if it is too short. */
export function bandsOf(text: string): number[] {
  const hashes = [...sequencesOf(text)].map(hashOf)
  if (hashes.length === 0) return []
  const minima = Array.from({ length: BANDS * ROWS }, (_row, row) =>
    hashes.reduce((least, hash) => Math.min(least, mix(hash ^ mix(row + 1))), 2 ** 32),
  )
  return Array.from({ length: BANDS }, (_band, band) =>
    // Signed, as the database's integers are.
    minima.slice(band * ROWS, (band + 1) * ROWS).reduce((sum, minimum) => mix(sum ^ minimum) | 0, band + 1),
  )
}

/** FNV-1a over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Spreads every bit over all others (MurmurHash3's finalizer). */
function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
