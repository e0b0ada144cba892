import type { SearchHit } from 'calls/entities/search-hit'
import { searchable } from '../matching/keyword.ts'
import type { Keyword } from '../matching/keyword.ts'

/** How well a hit matches, whatever its kind, best first. */
export const strengths = { title: 0, words: 1, other: 2, near: 3 } as const

/**
 * The strength of a hit: its title is the keyword, its title has the keyword's words as whole words, it matches in another way, or its
 * spelling is only similar. Kinds are compared by it, so that the exact word in any title comes before names that merely begin with it.
 */
export function strengthOf({ title, near }: Pick<SearchHit, 'title' | 'near'>, { text, words }: Keyword): number {
  if (near) return strengths.near
  const plain = searchable(title)
  if (plain === text) return strengths.title
  const inTitle = new Set(plain.split(' '))
  return words.length > 0 && words.every(word => inTitle.has(word)) ? strengths.words : strengths.other
}

/** Best match first; equal ones keep their order. */
export const byStrength = <Item>(items: readonly Item[], strength: (item: Item) => number): Item[] =>
  items
    .map(item => ({ item, rank: strength(item) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
