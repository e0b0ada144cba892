import type { Db } from 'database/db'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import type { Keyword } from '../matching/keyword.ts'
import type { NearWord, NearWords } from '../matching/near-words.ts'

/** Shorter words resemble too many others. */
const LEAST_LENGTH = 3
const MOST_WORDS = 6
const MOST_KNOWN = 4
/** Maximum edits per typed letter for two words to count as similar (docs/search.md has the measurements). */
const MAX_DISTANCE = 1 / 4
/** A word that matches more brokers than this does not tell them apart. */
const MOST_BROKERS = 1000

/** Number of titles with the word $1, and of all titles. */
const TITLES = `SELECT count(*) FILTER (WHERE find_words @@ to_tsquery('simple', quote_literal($1) || ':A')) AS with_it, count(*) AS all
  FROM articles WHERE published_at <= now()`
/** A word in no title is the subject of no article; a word in more titles than this share is too common to help. */
const MOST_TITLES = 1 / 20

type Known = NearWord & { of: 'broker' | 'article' }

interface KnownWordsDeps {
  db: Db
  nearWords: NearWords
  brokerSearch: BrokerSearch
}

/**
 * Words to search for in place of a keyword without matches: for each of its words the nearest word of broker names or article titles,
 * broker names first on a tie, if it is specific enough. Each of them alone has matches, although all together had none.
 */
export const createKnownWords = ({ db, nearWords, brokerSearch }: KnownWordsDeps) => {
  const nearest = async (of: Known['of'], word: string): Promise<Known[]> =>
    (await nearWords(of, word, false))
      .slice(0, 1)
      .filter(({ distance }) => distance / word.length <= MAX_DISTANCE)
      .map(near => ({ ...near, of }))
  const tellsApart = async ({ of, stem }: Known): Promise<boolean> => {
    if (of === 'broker') return (await brokerSearch.page(stem, {}, 1, 1)).total <= MOST_BROKERS
    const titles = await db.one<{ with_it: number; all: number }>(TITLES, [stem])
    return titles !== undefined && titles.with_it > 0 && titles.with_it <= titles.all * MOST_TITLES
  }

  return async ({ words, text }: Keyword): Promise<string[]> => {
    const long = words.filter(word => word.length >= LEAST_LENGTH).slice(0, MOST_WORDS)
    const known = await Promise.all(
      long.map(async word => {
        const [names, terms] = await Promise.all([nearest('broker', word), nearest('article', word)])
        const [best] = [...names, ...terms].sort((a, b) => a.distance - b.distance)
        return best && (await tellsApart(best)) ? [best] : []
      }),
    )
    const stems = known
      .flat()
      .sort((a, b) => a.distance - b.distance)
      .map(({ stem }) => stem)
    return [...new Set(stems)].filter(stem => stem !== text).slice(0, MOST_KNOWN)
  }
}
