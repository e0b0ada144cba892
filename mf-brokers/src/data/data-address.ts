import { brokerMetrics } from 'calls/broker-history'
import { rankingTypes } from 'calls/ranking'
import { readCode, type RankingType } from '../addresses.ts'
import { typedText } from '../typed-text.ts'

export type Metric = (typeof brokerMetrics)[number]

/** The query in the page's address: which leaders over time, which broker, which of its figures. */
export interface DataQuery {
  type: RankingType
  /** '' is the first of the leaders. */
  code: string
  metric: Metric
  /** Search keyword for a broker. */
  keyword: string
}

/** Numbers of reviews change from month to month, scores seldom. */
const usual = { type: 'reviews', metric: 'comments' } as const
const mostCharacters = 64

export const dataPath = '/data.html'

/** Unknown values are ignored; an invalid code gives undefined (spec 8). */
export function readDataQuery(params: URLSearchParams): DataQuery | undefined {
  const code = params.get('code') ?? ''
  if (code !== '' && !readCode(code)) return undefined
  return {
    type: rankingTypes.find(type => type === params.get('type')) ?? usual.type,
    metric: brokerMetrics.find(metric => metric === params.get('metric')) ?? usual.metric,
    code,
    keyword: typedText(params.get('q')).slice(0, mostCharacters),
  }
}

/** Without the language. */
export function dataAddress({ type, metric, code, keyword }: DataQuery): string {
  const params = new URLSearchParams()
  if (type !== usual.type) params.set('type', type)
  if (code) params.set('code', code)
  if (metric !== usual.metric) params.set('metric', metric)
  if (keyword) params.set('q', keyword)
  const text = params.toString()
  return text ? `${dataPath}?${text}` : dataPath
}
