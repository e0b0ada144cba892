import type { Keyword } from '../matching/keyword.ts'
import { LEAST_PART } from '../matching/match-rank.ts'
import type { NearWord, NearWords } from '../matching/near-words.ts'
import type { Conditions } from '../sql-parts.ts'

/** A condition on `brokers b`; its parameters are added to the `Conditions` it is given. */
export type BrokerCondition = (where: Conditions) => string

interface BrokerTier {
  condition: BrokerCondition
  /**
   * The condition matches part of a text, or several parts: from its statistics the planner may estimate one match in a hundred rows where
   * there is one in ten thousand, and would then scan all brokers for them.
   */
  isGuess: boolean
}

/** The meaning of a keyword for brokers: which match, and how they rank. */
export interface BrokerMatch {
  condition: BrokerCondition
  /** Levels of match quality, best first; a broker that matches two belongs to the first. Together they equal the condition. */
  tiers: readonly BrokerTier[]
  /** Sorts within a tier, before the score. */
  closeness?: BrokerCondition
}

const LEAST_WHOLE = 5
/** Keywords with more words than this are not checked for misspellings. */
const MOST_MISSPELT = 6
/** Up to this many words, spellings are ranked by edit distance: each word multiplies the ways to read the keyword. */
const MOST_TOLD_APART = 3
const isCode = /^[0-9A-Za-z]{1,20}$/
const anyOf = (conditions: readonly string[]) => `(${conditions.join(' OR ')})`
// A keyword contains no LIKE wildcards: searchable text consists of letters and digits.
const holds =
  (part: string): BrokerCondition =>
  where =>
    `b.find_text LIKE ${where.param(`%${part}%`)}`
const either =
  (conditions: readonly BrokerCondition[]): BrokerCondition =>
  where =>
    anyOf(conditions.map(condition => condition(where)))
const all =
  (conditions: readonly BrokerCondition[]): BrokerCondition =>
  where =>
    `(${conditions.map(condition => condition(where)).join(' AND ')})`

/** Each word once, without those that are the beginning of another: they match anyway, and each costs a comparison per broker. */
const telling = (words: readonly string[]): string[] =>
  [...new Set(words)].filter(word => !words.some(other => other !== word && other.startsWith(word)))

const tier = (condition: BrokerCondition, isGuess = true): BrokerTier => ({ condition, isGuess })

/**
 * Brokers whose name, legal name, web address or code contains the keyword, or all its words. For one or two letters: names that begin with
 * them. For punctuation only: none.
 */
export function exactMatch({ raw, text, words, squashed }: Keyword): BrokerMatch {
  if (!text) return { condition: () => 'false', tiers: [] }
  const isCalled: BrokerCondition = where => `b.find_name = ${where.param(text)}`
  const starts: BrokerCondition = where => `b.find_name LIKE ${where.param(`${text}%`)}`
  if (squashed.length < LEAST_PART) return { condition: starts, tiers: [tier(isCalled, false), tier(starts, false)] }
  const isIt = isCode.test(raw) ? either([isCalled, where => `b.code = ${where.param(raw)}`]) : isCalled
  const hasWord = either([...new Set([text, squashed])].map(part => holds(` ${part}`)))
  const condition =
    words.length > 1 ? either([holds(squashed), all(telling(words).map(word => holds(` ${word}`)))]) : holds(text)
  return { condition, tiers: [tier(isIt, false), tier(starts, false), tier(hasWord), tier(condition)] }
}

/**
 * Brokers that a misspelt keyword may mean: each of its words is replaced by the nearest words of broker names, smallest edit distance
 * first. For one or two letters: names with a later word that begins with them. Null if a word has no near one.
 */
export async function nearMatch(near: NearWords, { text, words, squashed }: Keyword): Promise<BrokerMatch | null> {
  if (!text || words.length > MOST_MISSPELT) return null
  if (squashed.length < LEAST_PART) return oneTier(holds(` ${text}`))
  const stems = await Promise.all(words.map((word, index) => near('broker', word, index === words.length - 1)))
  if (stems.some(({ length }) => length === 0)) return null
  const condition = all(stems.map(spelt))
  if (words.length > MOST_TOLD_APART) return oneTier(condition)
  const byDistance = [...Map.groupBy(readingsOf(stems), ({ distance }) => distance)].sort(([a], [b]) => a - b)
  return { condition, tiers: byDistance.map(([, ways]) => tier(either(ways.map(way => all(way.words.map(spelt)))))) }
}

const oneTier = (condition: BrokerCondition): BrokerMatch => ({ condition, tiers: [tier(condition)] })

const spelt = (choices: readonly NearWord[]): BrokerCondition => either(choices.map(({ stem }) => holds(` ${stem}`)))

/** One way to read the keyword: for each of its words the spellings with the same edit distance, and the total distance of all words. */
interface Reading {
  distance: number
  words: (readonly NearWord[])[]
}

const readingsOf = (stems: readonly (readonly NearWord[])[]): Reading[] =>
  stems.reduce<Reading[]>(
    (readings, choices) =>
      readings.flatMap(reading =>
        [...Map.groupBy(choices, ({ distance }) => distance)].map(([distance, alike]) => ({
          distance: reading.distance + distance,
          words: [...reading.words, alike],
        })),
      ),
    [{ distance: 0, words: [] }],
  )

/**
 * Brokers similar to the keyword as a whole, with missing spaces and wrong letters at once. Null for short keywords,
 * which resemble too many names.
 */
export function looseMatch({ squashed }: Keyword): BrokerMatch | null {
  if (squashed.length < LEAST_WHOLE) return null
  const condition: BrokerCondition = where => `${where.param(squashed)} <% b.find_text`
  return { ...oneTier(condition), closeness: where => `word_similarity(${where.param(squashed)}, b.find_text) DESC` }
}

/** Upper limit for the count of matches: no reader pages further, and counting costs time for each match. */
export const MOST_COUNTED = 10_000

/** Up to this many matches all are read and sorted; if there are more, a walk along the index of a sort order meets them soon enough. */
export const MOST_LOOKED_UP = 1000

export const countUpTo = (condition: string): string =>
  `SELECT count(*)::integer AS total FROM (SELECT FROM brokers b WHERE ${condition} LIMIT ${MOST_COUNTED}) AS counted`

/** `brokers b` under a condition, found by the condition alone: OFFSET keeps the planner from choosing a plan for the outer ORDER BY. */
export const lookedUp = (condition: string): string => `(SELECT b.* FROM brokers b WHERE ${condition} OFFSET 0) AS b`
