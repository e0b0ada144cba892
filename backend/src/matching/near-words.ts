import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { spellingsAtDistanceOne, allowedDistance, editDistance, transpositionsOf } from './edit-distance.ts'

/** A word, or the beginning of one, that the visitor may have meant. */
export interface NearWord {
  stem: string
  distance: number
}

export type NearArea = 'broker' | 'article'

/** Known words of an area that are spelt similarly to `word`, nearest first. `unfinished`: `word` may also be the beginning of one. */
export type NearWords = (area: NearArea, word: string, unfinished: boolean) => Promise<readonly NearWord[]>

const MOST_STEMS = 5
/** Up to this length every spelling at edit distance one is looked up; longer words have enough trigrams to be found by them. */
const SHORT = 5
/** A prefix with fewer letters than this resembles too many words. */
const LEAST_START = 4

export function createNearWords(db: Db): NearWords {
  return memoize(
    { seconds: 60, most: 2000 },
    async (area: NearArea, word: string, unfinished: boolean): Promise<readonly NearWord[]> => {
      const allowed = allowedDistance(word.length)
      if (allowed === 0) return [{ stem: word, distance: 0 }]
      const rows = await db.query<{ word: string }>(CANDIDATES, [
        area,
        word,
        [word, ...(word.length <= SHORT ? spellingsAtDistanceOne(word) : transpositionsOf(word))],
        unfinished && word.length >= LEAST_START ? [word, ...transpositionsOf(word)] : [],
      ])
      const near = rows.map(row => nearest(word, row.word, unfinished)).filter(({ distance }) => distance <= allowed)
      // The word itself breaks ties: the database returns rows in any order, and only the first few are used.
      near.sort(
        (a, b) =>
          a.distance - b.distance ||
          Math.abs(a.stem.length - word.length) - Math.abs(b.stem.length - word.length) ||
          (a.stem < b.stem ? -1 : 1),
      )
      return near
        .filter(({ stem }, index) => near.findIndex(other => other.stem === stem) === index)
        .slice(0, MOST_STEMS)
    },
  )
}

/**
 * Spellings are looked up one by one: with all of them in one condition the database uses the trigram index, which takes ten times as long.
 */
const CANDIDATES = `
  (SELECT word FROM search_words WHERE area = $1 AND word % $2 ORDER BY similarity(word, $2) DESC, word LIMIT 40)
  UNION SELECT found.word FROM unnest($3::text[]) AS v(spelling)
    CROSS JOIN LATERAL (SELECT word FROM search_words WHERE area = $1 AND word = v.spelling COLLATE "C" LIMIT 1) AS found
  UNION SELECT found.word FROM unnest($4::text[]) AS v(start)
    CROSS JOIN LATERAL (SELECT word FROM search_words WHERE area = $1 AND word >= v.start COLLATE "C" AND word < v.start || '~'
                        ORDER BY word LIMIT 3) AS found`

function nearest(typed: string, word: string, unfinished: boolean): NearWord {
  const { distance, start } = editDistance(typed, word)
  const asStart = unfinished && typed.length >= LEAST_START && start.distance < distance
  return asStart ? { stem: word.slice(0, start.length), distance: start.distance } : { stem: word, distance }
}
