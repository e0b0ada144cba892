import type { Queries, SqlValue } from 'database/db'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'
import type { TextPair } from './sample-texts.ts'

export interface BrokerTopic {
  title: TextPair
  summary: TextPair
  filter: TopicFilter
}

interface TopicFilter {
  maxDeposit?: number // US dollars
  platform?: 'mt4' | 'mt5' | 'own' | 'other'
  country?: string
  tag?: string
  minYears?: number
  maxYears?: number
  maxSpread?: number // pips
  licenceStatus?: string
  maxExposures?: number
  minComments?: number
  minLeverage?: number
  maxLeverage?: number
}

const CONDITIONS: Record<keyof TopicFilter, string> = {
  maxDeposit: 'min_deposit_usd < $n',
  platform: 'platforms && ARRAY(SELECT s.code::text FROM software s WHERE s.kind = $n)',
  country: 'country_code = $n',
  tag: '$n = ANY(tags)',
  minYears: 'founded_year <= extract(year FROM now())::integer - $n::integer',
  maxYears: 'founded_year > extract(year FROM now())::integer - $n::integer',
  maxSpread: 'spread_from <= $n',
  licenceStatus: 'licence_status = $n',
  maxExposures: 'exposure_count <= $n',
  minComments: 'comment_count >= $n',
  minLeverage: 'max_leverage >= $n',
  maxLeverage: 'max_leverage <= $n',
}

const BROKERS_PER_TOPIC = 20

export const readBrokerTopics = (): BrokerTopic[] => readSampleFile<BrokerTopic[]>('best-broker-topics.json')

/** Codes of the brokers that may lead and match a topic, best first. */
export async function brokersOf({ filter }: BrokerTopic, queries: Queries, clock: SampleClock): Promise<string[]> {
  const entries = Object.entries(filter) as [keyof TopicFilter, SqlValue][]
  const conditions = entries.map(([key], index) => CONDITIONS[key].replace('$n', `$${index + 2}`))
  const rows = await queries.query<{ code: string }>(
    `SELECT code FROM leading_brokers($1) WHERE ${conditions.join(' AND ')}
     ORDER BY score DESC, comment_count DESC, code LIMIT ${BROKERS_PER_TOPIC}`,
    [clock.day, ...entries.map(([, value]) => value)],
  )
  return rows.map(({ code }) => code)
}
