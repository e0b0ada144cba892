import { articleCategories } from 'calls/entities/article'
import { articleSlug, readMinutes } from './article-values.ts'
import { dataKind } from './data-kind.ts'
import { choice, code, flag, line, list, moment, optional, prose, slug, tag, whole } from './row-fields.ts'

const text = prose(200_000)

export const articleKind = dataKind({
  name: 'articles',
  columns: {
    code: { schema: code },
    slug: { schema: optional(slug) },
    category: { schema: choice([...articleCategories, 'best_brokers']) },
    level: { schema: optional(choice(['beginner', 'intermediate', 'advanced'])) },
    path_place: { schema: optional(whole(1, 999)), form: 'number' },
    title_en: { schema: line(200) },
    title_id: { schema: line(200) },
    summary_en: { schema: prose(1000) },
    summary_id: { schema: prose(1000) },
    body_en: { schema: text },
    body_id: { schema: text },
    author: { schema: line(100) },
    tags: { schema: optional(list(tag)), form: 'list' },
    broker_codes: { schema: optional(list(code, 200)), form: 'list' },
    read_minutes: { schema: optional(whole(1, 600)), form: 'number' },
    generated: { schema: optional(flag), form: 'boolean' },
    published_at: { schema: moment },
    updated_at: { schema: optional(moment) },
  },
  toRow: ({ title_en, title_id, summary_en, summary_id, body_en, body_id, ...values }) => ({
    ...values,
    slug: values.slug ?? articleSlug(title_en),
    title: { en: title_en, id: title_id },
    summary: { en: summary_en, id: summary_id },
    body: { en: body_en, id: body_id },
    tags: values.tags ?? [],
    broker_codes: values.broker_codes ?? [],
    read_minutes: values.read_minutes ?? readMinutes(body_en),
    generated: values.generated ?? false,
  }),
  namesOf: values => [`code ${values.code}`],
  table: {
    name: 'articles',
    key: ['code'],
    columns: {
      code: 'text',
      slug: 'text',
      category: 'text',
      level: 'text',
      path_place: 'smallint',
      title: 'jsonb',
      summary: 'jsonb',
      body: 'jsonb',
      author: 'text',
      tags: 'text[]',
      broker_codes: 'text[]',
      read_minutes: 'smallint',
      generated: 'boolean',
      published_at: 'timestamptz',
    },
    moments: { updated_at: { inserted: 'i.published_at', changed: 'now()' } },
    broken: `SELECT line, 'path_place: only lessons with a level have one' AS reason FROM incoming
      WHERE path_place IS NOT NULL AND (category <> 'education' OR level IS NULL)
      UNION ALL SELECT line, 'broker_codes: no such broker: ' || string_agg(c.code, ', ' ORDER BY c.code) AS reason
      FROM incoming, unnest(broker_codes) AS c(code) WHERE NOT EXISTS (SELECT FROM brokers b WHERE b.code = c.code) GROUP BY line`,
  },
  pageSize: 100,
  exportSql: `SELECT code, slug, category, level, path_place, title ->> 'en' AS title_en, title ->> 'id' AS title_id, summary ->> 'en' AS summary_en,
      summary ->> 'id' AS summary_id, body ->> 'en' AS body_en, body ->> 'id' AS body_id, author, tags, broker_codes, read_minutes, generated,
      published_at, updated_at
    FROM articles WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
