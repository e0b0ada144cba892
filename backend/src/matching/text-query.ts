import type { Conditions } from '../sql-parts.ts'

/** Words that all have to occur, each in one of several spellings. */
export type TextWords = readonly (readonly string[])[]

const term = (word: string, label: string) => (label ? `'${word}':${label}` : `'${word}'`)

/**
 * A tsquery for texts in both languages: their words in any form, and the last one as a prefix, because it may be typed only in part.
 * `within`: the weight of the words to match, see migration 0010; by default any.
 */
export function textQuery(where: Conditions, words: TextWords, within: '' | 'A' = ''): string {
  const spelt = (lastLabel: string) => {
    const labelOf = (index: number) => (index === words.length - 1 ? lastLabel : within)
    return words.map((choices, index) => `(${choices.map(word => term(word, labelOf(index))).join(' | ')})`).join(' & ')
  }
  const [whole, begun] = [where.param(spelt(within)), where.param(spelt(`*${within}`))]
  return `(to_tsquery('english', ${whole}) || to_tsquery('indonesian', ${whole}) || to_tsquery('simple', ${begun}))`
}
