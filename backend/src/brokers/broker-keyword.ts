import type { Keyword } from '../matching/keyword.ts'
import { LEAST_PART } from '../matching/match-rank.ts'
import type { NearWord, NearWords } from '../matching/near-words.ts'
import type { Conditions } from '../sql-parts.ts'

/** A condition on `brokers b`; its parameters go where it is put. */
export type BrokerCondition = (where: Conditions) => string

interface BrokerTier {
  condition: BrokerCondition
  /**
   * Parts of a text, or several: from its sample the database may take for one in a hundred what one in ten thousand has, and
   * would walk through all brokers in search of it.
   */
  isGuess: boolean
}

/** What a keyword means for brokers. */
export interface BrokerMatch {
  condition: BrokerCondition
  /** How well a broker fits, best first; who fits two belongs to the first. Together they are the condition. */
  tiers: readonly BrokerTier[]
  /** Sorts within a tier before the score does. */
  closeness?: BrokerCondition
}

const LEAST_WHOLE = 5
/** A longer keyword is not taken for a misspelling of so many words. */
const MOST_MISSPELT = 6
/** Up to so many words their spellings are told apart by slips: each word multiplies the ways to read the keyword. */
const MOST_TOLD_APART = 3
const isCode = /^[0-9A-Za-z]{1,20}$/
const anyOf = (conditions: readonly string[]) => `(${conditions.join(' OR ')})`
// A keyword has none of the signs that mean something to LIKE: searchable text is made of letters and digits.
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

/** Each word once, and none that another begins with: the rest goes without saying, and each costs a comparison per broker. */
const telling = (words: readonly string[]): string[] =>
  [...new Set(words)].filter(word => !words.some(other => other !== word && other.startsWith(word)))

const tier = (condition: BrokerCondition, isGuess = true): BrokerTier => ({ condition, isGuess })

/**
 * Brokers whose name, legal name, web address or code holds the keyword, or all its words. One or two letters: names that
 * begin so. Nothing but signs: none.
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
 * Brokers that may have been meant, the keyword being misspelt: each of its words by the nearest ones that names have, those
 * with the fewest slips first. One or two letters: a later word of the name begins so. Null where some word is like none.
 */
export async function nearMatch(near: NearWords, { text, words, squashed }: Keyword): Promise<BrokerMatch | null> {
  if (!text || words.length > MOST_MISSPELT) return null
  if (squashed.length < LEAST_PART) return oneTier(holds(` ${text}`))
  const stems = await Promise.all(words.map((word, index) => near('broker', word, index === words.length - 1)))
  if (stems.some(({ length }) => length === 0)) return null
  const condition = all(stems.map(spelt))
  if (words.length > MOST_TOLD_APART) return oneTier(condition)
  const bySlips = [...Map.groupBy(readingsOf(stems), ({ slips }) => slips)].sort(([a], [b]) => a - b)
  return { condition, tiers: bySlips.map(([, ways]) => tier(either(ways.map(way => all(way.words.map(spelt)))))) }
}

const oneTier = (condition: BrokerCondition): BrokerMatch => ({ condition, tiers: [tier(condition)] })

const spelt = (choices: readonly NearWord[]): BrokerCondition => either(choices.map(({ stem }) => holds(` ${stem}`)))

/** One way to read the keyword: for each of its words the spellings with as many slips, and the slips of all words together. */
interface Reading {
  slips: number
  words: (readonly NearWord[])[]
}

const readingsOf = (stems: readonly (readonly NearWord[])[]): Reading[] =>
  stems.reduce<Reading[]>(
    (readings, choices) =>
      readings.flatMap(reading =>
        [...Map.groupBy(choices, ({ slips }) => slips)].map(([slips, alike]) => ({
          slips: reading.slips + slips,
          words: [...reading.words, alike],
        })),
      ),
    [{ slips: 0, words: [] }],
  )

/** Brokers that are like the keyword as a whole, spaces missing and letters wrong at once. Null for few letters: too much is like them. */
export function looseMatch({ squashed }: Keyword): BrokerMatch | null {
  if (squashed.length < LEAST_WHOLE) return null
  const condition: BrokerCondition = where => `${where.param(squashed)} <% b.find_text`
  return { ...oneTier(condition), closeness: where => `word_similarity(${where.param(squashed)}, b.find_text) DESC` }
}

/** A keyword's finds are counted up to here: no reader goes through more, and counting costs each of them. */
export const MOST_COUNTED = 10_000

/** With so few finds all are looked up and put in order; more are met soon enough on the way down the index of an order. */
export const MOST_LOOKED_UP = 1000

export const countUpTo = (condition: string): string =>
  `SELECT count(*)::integer AS total FROM (SELECT FROM brokers b WHERE ${condition} LIMIT ${MOST_COUNTED}) AS counted`

/** `brokers b` under a condition, found by the condition alone: OFFSET keeps the order outside from choosing the way. */
export const lookedUp = (condition: string): string => `(SELECT b.* FROM brokers b WHERE ${condition} OFFSET 0) AS b`
