import type { Keyword } from './keyword.ts'
import type { NearWords } from './near-words.ts'

/** Shorter words are like too many others. */
const LEAST_LENGTH = 3
const MOST_WORDS = 6
const MOST_KNOWN = 4

/**
 * Words to look for in place of a keyword that found nothing: each of its words as the site spells it, in names of brokers
 * before articles. Every one of them leads somewhere, which all of them together did not.
 */
export async function knownWords(nearWords: NearWords, { words, text }: Keyword): Promise<string[]> {
  const long = words.filter(word => word.length >= LEAST_LENGTH).slice(0, MOST_WORDS)
  const nearest = await Promise.all(
    long.map(async word => {
      const [names, articles] = await Promise.all([nearWords('broker', word, false), nearWords('article', word, false)])
      return [...names, ...articles].sort((a, b) => a.slips - b.slips)[0]
    }),
  )
  const known = nearest.filter(word => word !== undefined).sort((a, b) => a.slips - b.slips)
  return [...new Set(known.map(({ stem }) => stem))].filter(stem => stem !== text).slice(0, MOST_KNOWN)
}
