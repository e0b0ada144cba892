import type { Queries } from '../db/db.ts'
import type { GeneratedArticle, GeneratedCategory } from './generated-articles.ts'
import { Random } from './random.ts'

interface NamedBroker {
  code: string
  show_name: string
}

/** How often a generated article names brokers. Notes on the industry promise no names, announcements are about the site. */
const NAMING: Partial<Record<GeneratedCategory, number>> = { education: 0.25, news: 0.5, original: 0.8 }
const MOST_NAMED = 4
const OF_EACH_LIST = 30

/** Names brokers in generated articles: those that readers meet first, the best rated and the most reviewed. */
export class ArticleBrokers {
  readonly #random = new Random('article brokers')
  readonly #brokers: readonly NamedBroker[]

  private constructor(brokers: readonly NamedBroker[]) {
    this.#brokers = brokers
  }

  /** Brokers must be loaded. */
  static async from(queries: Queries): Promise<ArticleBrokers> {
    const brokers = await queries.query<NamedBroker>(`SELECT code, show_name FROM brokers WHERE code IN
      (SELECT code FROM (SELECT code FROM brokers ORDER BY score DESC NULLS LAST, comment_count DESC, code LIMIT ${OF_EACH_LIST}) best)
      OR code IN (SELECT code FROM (SELECT code FROM brokers ORDER BY comment_count DESC, code LIMIT ${OF_EACH_LIST}) reviewed)
      ORDER BY code`)
    return new ArticleBrokers(brokers)
  }

  /** The article's text with the brokers it names in a last paragraph, if any, and their codes in the same order. */
  nameIn({ category, body }: Pick<GeneratedArticle, 'category' | 'body'>): Pick<GeneratedArticle, 'body'> & { brokerCodes: string[] } {
    const random = this.#random
    if (!random.chance(NAMING[category] ?? 0)) return { body, brokerCodes: [] }
    const brokers = random.some(this.#brokers, random.between(1, MOST_NAMED))
    const names = brokers.map(({ show_name }) => show_name).join(', ')
    return {
      body: {
        en: `${body.en}\n\nSample brokers in this article: ${names}. The names are invented.`,
        id: `${body.id}\n\nBroker contoh dalam artikel ini: ${names}. Namanya rekaan.`,
      },
      brokerCodes: brokers.map(({ code }) => code),
    }
  }
}
