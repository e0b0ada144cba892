import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Survey } from 'calls/entities/survey'
import type { Db } from 'database/db'
import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { shownLetters } from '../countries/country-names.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'

export interface SurveyDeps {
  db: Db
  readBrokers: ReadBrokers
}

export interface SurveyRow {
  code: string
  slug: string
  title_text: string
  summary_text: string
  broker_code: string
  country_code: string
  address: string
  visited_on: string
  verdict: Survey['verdict']
  photos: ImageRow[] | null
  published_at: string
  updated_at: string
  sample: boolean
}

export const published = 's.published_at <= now()'

/** A survey's columns without its content; `lang` is the placeholder of the reader's language. */
export const surveyColumns = (lang: string) => `s.code, s.slug, s.title->>${lang} AS title_text,
  s.summary->>${lang} AS summary_text, s.broker_code, s.country_code, s.address, s.visited_on, s.verdict,
  ${imagesColumn('s.image_ids')} AS photos, s.published_at, s.updated_at, s.sample`

/** Converts rows, each with its broker. A broker deleted in between takes its surveys with it. */
export async function toSurveys(readBrokers: ReadBrokers, rows: readonly SurveyRow[]): Promise<Survey[]> {
  const brokers = await readBrokers(rows.map(row => row.broker_code))
  return rows.flatMap(row => {
    const broker = brokers.get(row.broker_code)
    return broker ? toSurvey(row, broker) : []
  })
}

const toSurvey = (row: SurveyRow, broker: BrokerListEntry): Survey => ({
  code: row.code,
  slug: row.slug,
  title: row.title_text,
  broker,
  countryCode: row.country_code,
  twoCharCode: shownLetters(row.country_code),
  date: row.visited_on,
  address: row.address,
  verdict: row.verdict,
  photos: toImages(row.photos),
  summary: row.summary_text,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  sample: row.sample,
})
