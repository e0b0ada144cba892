import { searchable } from './keyword.ts'
import type { Keyword } from './keyword.ts'
import { allowedDistance, editDistance } from './edit-distance.ts'

/**
 * Best match first, as in every search: the name itself, its beginning, the beginning of a later word, anywhere in it, a similar spelling.
 */
export const matchRanks = { exact: 0, start: 1, word: 2, part: 3, near: 4 } as const

/** Fewer letters than this occur somewhere in nearly every name. */
export const LEAST_PART = 3

/** Names prepared for comparison: one by one, without spaces, and all their words. */
export interface ComparedNames {
  names: readonly string[]
  squashed: readonly string[]
  /** With a space before each word. */
  text: string
  words: readonly string[]
}

export function comparedNames(names: readonly string[]): ComparedNames {
  const plain = names.map(searchable).filter(Boolean)
  const words = [...new Set(plain.flatMap(name => name.split(' ')))]
  return { names: plain, squashed: plain.map(name => name.replaceAll(' ', '')), text: ` ${plain.join(' | ')}`, words }
}

/** The rank of an exact match; null if there is none. */
function firmRank({ text, words, squashed }: Keyword, known: ComparedNames): number | null {
  if (known.names.includes(text)) return matchRanks.exact
  if (known.names.some(name => name.startsWith(text))) return matchRanks.start
  if (known.text.includes(` ${text}`)) return matchRanks.word
  if (squashed.length >= LEAST_PART && known.squashed.some(name => name.includes(squashed))) return matchRanks.part
  return words.every(word => known.text.includes(` ${word}`)) ? matchRanks.part : null
}

/** The rank of a similar spelling, by the edit distance of all words together; null if a word has no similar one. */
function nearRank({ words }: Keyword, known: ComparedNames): number | null {
  const distances = words.map(word => Math.min(...known.words.map(other => distanceOf(word, other))))
  return distances.every(Number.isFinite) ? matchRanks.near + distances.reduce((sum, count) => sum + count, 0) : null
}

function distanceOf(word: string, known: string): number {
  const allowed = allowedDistance(word.length)
  if (Math.abs(word.length - known.length) > allowed) return Infinity
  const { distance } = editDistance(word, known)
  return distance <= allowed ? distance : Infinity
}

export interface Match<Item> {
  item: Item
  /** One of matchRanks; similar spellings add their edit distance to the last one. */
  rank: number
}

/**
 * The matching items of an in-memory list, best first; equal matches keep the list's order. Similar spellings are compared only if nothing
 * else matches and the caller wants them: the comparison costs ten times as much.
 */
export function bestMatches<Item>(
  items: Iterable<Item>,
  keyword: Keyword,
  namesOf: (item: Item) => ComparedNames,
  withNear = true,
): Match<Item>[] {
  if (!keyword.text) return []
  const all = [...items].map(item => ({ item, known: namesOf(item) }))
  const by = (rankOf: typeof firmRank) =>
    all
      .map(({ item, known }) => ({ item, rank: rankOf(keyword, known) }))
      .filter((match): match is Match<Item> => match.rank !== null)
      .sort((a, b) => a.rank - b.rank)
  const firm = by(firmRank)
  return firm.length > 0 || !withNear ? firm : by(nearRank)
}
