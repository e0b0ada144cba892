import type { Db } from 'database/db'

interface SurveyRow {
  code: string
  broker: string
  title?: string
  countryCode?: string
  address?: string
  visitedOn?: string
  verdict?: string
  publishedAt?: string
  imageIds?: string[]
  sample?: boolean
}

/** Adds a survey; its texts name its code, in both languages. */
export function insertSurvey(
  db: Db,
  {
    code,
    broker,
    title = `Visit ${code}`,
    countryCode = '360',
    address = '12 Harbour Street, Jakarta',
    visitedOn = '2026-03-02',
    verdict = 'found',
    publishedAt = '2026-03-05T00:00:00Z',
    imageIds = [],
    sample = false,
  }: SurveyRow,
) {
  const words = (text: string) => JSON.stringify({ en: text, id: `${text} (id)` })
  return db.query(
    `INSERT INTO surveys (code, slug, title, summary, content, broker_code, country_code, address, visited_on, verdict, image_ids, sample,
       published_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10, $11, $12, $13, $13)`,
    [
      code,
      `visit-${code.toLowerCase()}`,
      words(title),
      words(`Summary of ${code}`),
      words(`The **lift** of ${code}.\n\n<script>alert(1)</script>`),
      broker,
      countryCode,
      address,
      visitedOn,
      verdict,
      imageIds,
      sample,
      publishedAt,
    ],
  )
}
