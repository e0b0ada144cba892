import type { Queries } from 'database/db'
import type { GeneratedArticle, GeneratedCategory } from './generated-articles.ts'
import { Random } from './random.ts'
import type { SampleClock } from './sample-clock.ts'

/** Share of the generated articles that name brokers. Notes on the industry promise no names, announcements are about the site. */
const NAMING: Partial<Record<GeneratedCategory, number>> = { education: 0.25, news: 0.5, original: 0.8 }
const MOST_NAMED = 4
const OF_EACH_LIST = 30

/** The brokers that readers see first: the best rated and the most reviewed of those that may lead (decisions 7). */
const KNOWN_BROKERS = `(SELECT code, show_name FROM leading_brokers($1) ORDER BY score DESC NULLS LAST, comment_count DESC, code LIMIT ${OF_EACH_LIST})
  UNION (SELECT code, show_name FROM leading_brokers($1) ORDER BY comment_count DESC, code LIMIT ${OF_EACH_LIST}) ORDER BY code`

/** An article's body, ending with a paragraph that names brokers if it names any, and their codes in the same order. */
export type BrokerNaming = (
  article: Pick<GeneratedArticle, 'category' | 'body'>,
) => Pick<GeneratedArticle, 'body'> & { brokerCodes: string[] }

/** Lets a share of the generated articles name brokers, the same ones in every fill. Brokers must be loaded. */
export async function createBrokerNaming(queries: Queries, clock: SampleClock): Promise<BrokerNaming> {
  const random = new Random('article brokers')
  const known = await queries.query<{ code: string; show_name: string }>(KNOWN_BROKERS, [clock.day])
  return ({ category, body }) => {
    if (!random.chance(NAMING[category] ?? 0)) return { body, brokerCodes: [] }
    const brokers = random.some(known, random.between(1, MOST_NAMED))
    const names = brokers.map(({ show_name: name }) => name).join(', ')
    return {
      body: {
        en: `${body.en}\n\nSample brokers in this article: ${names}. The names are invented.`,
        id: `${body.id}\n\nBroker contoh dalam artikel ini: ${names}. Namanya rekaan.`,
      },
      brokerCodes: brokers.map(({ code }) => code),
    }
  }
}
