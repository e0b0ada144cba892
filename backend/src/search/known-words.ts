import type { Db } from 'database/db'
import type { BrokerSearch } from '../brokers/broker-search.ts'
import type { Keyword } from '../matching/keyword.ts'
import type { NearWord, NearWords } from '../matching/near-words.ts'

/** Shorter words are like too many others. */
const LEAST_LENGTH = 3
const MOST_WORDS = 6
const MOST_KNOWN = 4
/** Slips for each letter typed, from which on a word is not like the other any more (docs/search.md has what was measured). */
const MOST_SLIPS = 1 / 4
/** A name's word that leads to more brokers than this tells none of them apart. */
const MOST_BROKERS = 1000

/** Titles that have the word $1, and all there are. */
const TITLES = `SELECT count(*) FILTER (WHERE find_words @@ to_tsquery('simple', quote_literal($1) || ':A')) AS with_it, count(*) AS all
  FROM articles WHERE published_at <= now()`
/** A word that stands in no title is what no article is about; one that stands in more of them is about nothing. */
const MOST_TITLES = 1 / 20

type Known = NearWord & { of: 'broker' | 'article' }

interface KnownWordsDeps {
  db: Db
  nearWords: NearWords
  brokerSearch: BrokerSearch
}

/**
 * Words to look for in place of a keyword that found nothing: each of its words as the site spells it, in names of brokers
 * before articles, where it is like one that tells something. Every one of them leads somewhere, which all of them together did not.
 */
export const createKnownWords = ({ db, nearWords, brokerSearch }: KnownWordsDeps) => {
  const nearest = async (of: Known['of'], word: string): Promise<Known[]> =>
    (await nearWords(of, word, false))
      .slice(0, 1)
      .filter(({ slips }) => slips / word.length <= MOST_SLIPS)
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
        const [best] = [...names, ...terms].sort((a, b) => a.slips - b.slips)
        return best && (await tellsApart(best)) ? [best] : []
      }),
    )
    const stems = known
      .flat()
      .sort((a, b) => a.slips - b.slips)
      .map(({ stem }) => stem)
    return [...new Set(stems)].filter(stem => stem !== text).slice(0, MOST_KNOWN)
  }
}
