import { articleCategories } from 'calls/entities/article'
import { publicLanguages } from 'shared-state/i18n/languages'
import { articleSlug, readMinutes } from './article-values.ts'
import { dataKind } from './data-kind.ts'
import { videoOf, videoProblem } from './video-values.ts'
import { choice, code, flag, line, list, matching, moment, optional, prose, slug, tag, whole } from './row-fields.ts'

const text = prose(200_000)

/** The chapters of a video as lines, null without a video. */
const chapterLines = (lang: string) =>
  `CASE WHEN video IS NOT NULL THEN ARRAY(SELECT (c ->> 'at') || ' ' || (c -> 'title' ->> '${lang}') FROM jsonb_array_elements(video -> 'chapters') c) END`

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
    video_file: {
      schema: optional(
        matching(/^[\w-][\w.-]{0,79}$/, 'must be 1 to 80 letters, digits, dots, dashes and underscores'),
      ),
    },
    video_seconds: { schema: optional(whole(1, 86_400)), form: 'number' },
    video_captions: { schema: optional(list(choice(publicLanguages))), form: 'list' },
    video_chapters_en: { schema: optional(list(line(120), 100)), form: 'list' },
    video_chapters_id: { schema: optional(list(line(120), 100)), form: 'list' },
    generated: { schema: optional(flag), form: 'boolean' },
    published_at: { schema: moment },
    updated_at: { schema: optional(moment) },
  },
  problemOf: videoProblem,
  toRow: ({
    title_en,
    title_id,
    summary_en,
    summary_id,
    body_en,
    body_id,
    video_file,
    video_seconds,
    video_captions,
    video_chapters_en,
    video_chapters_id,
    ...values
  }) => ({
    ...values,
    video: videoOf({
      category: values.category,
      video_file,
      video_seconds,
      video_captions,
      video_chapters_en,
      video_chapters_id,
    }),
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
      video: 'jsonb',
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
      summary ->> 'id' AS summary_id, body ->> 'en' AS body_en, body ->> 'id' AS body_id, author, tags, broker_codes, read_minutes,
      video ->> 'file' AS video_file, (video ->> 'seconds')::integer AS video_seconds,
      CASE WHEN video IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(video -> 'captions')) END AS video_captions, ${chapterLines('en')} AS video_chapters_en,
      ${chapterLines('id')} AS video_chapters_id, generated, published_at, updated_at
    FROM articles WHERE code > coalesce($1::json ->> 'code', '') ORDER BY code LIMIT $2`,
})
