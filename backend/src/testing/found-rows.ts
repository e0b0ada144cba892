import type { Db } from 'database/db'

interface BrokerRow {
  code: string
  name?: string
  slug?: string
  score?: number | null
  sample?: boolean
  updatedAt?: string
}

/** Adds a broker with the fields that its pages, pictures and addresses need. */
export const insertBroker = (
  db: Db,
  {
    code,
    name = `Broker ${code}`,
    slug = code.toLowerCase(),
    score = 7.25,
    sample = false,
    updatedAt = '2026-03-01T00:00:00Z',
  }: BrokerRow,
) =>
  db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, score, risk_level, licence_status, sample, updated_at)
     VALUES ($1, $2, $2, $3, $2, '840', $4, 'low', 'regulated', $5, $6)`,
    [code, name, slug, score, sample, updatedAt],
  )

interface ArticleRow {
  code: string
  title?: string
  category?: string
  generated?: boolean
  publishedAt?: string
}

export function insertArticle(
  db: Db,
  {
    code,
    title = `Article ${code}`,
    category = 'education',
    generated = false,
    publishedAt = '2026-03-01T00:00:00Z',
  }: ArticleRow,
) {
  const words = (text: string) => JSON.stringify({ en: text, id: `${text} (id)` })
  return db.query(
    `INSERT INTO articles (code, slug, category, title, summary, body, author, read_minutes, generated, published_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5, 'Ann', 3, $6, $7, $7)`,
    [
      code,
      `slug-of-${code.toLowerCase()}`,
      category,
      words(title),
      words(`Summary of ${code}`),
      generated,
      publishedAt,
    ],
  )
}

export const insertRegulator = (db: Db, { id, code, name }: { id: number; code: string; name: string }) =>
  db.query(
    `INSERT INTO regulators (regulator_id, code, slug, name, abbreviation, country, two_char_code, host, tier)
     VALUES ($1, $2, 'a-regulator', $3, 'ABC', 'United Kingdom', 'GB', 'www.regulator.example', 1)`,
    [id, code, name],
  )

/** Adds a licence of a broker with a regulator. */
export const insertLicence = (db: Db, brokerCode: string, regulatorId: number, status = 'regulated') =>
  db.query(
    `INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code) VALUES ($1, $2, 'X-1', 'retail', $3, 'Entity', 'GB')`,
    [brokerCode, regulatorId, status],
  )
