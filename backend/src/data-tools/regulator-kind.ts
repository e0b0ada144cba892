import { dataKind } from './data-kind.ts'
import { code, letters, line, matching, optional, prose, slug, whole } from './row-fields.ts'
import { slugOf } from './slug.ts'

export const regulatorKind = dataKind({
  name: 'regulators',
  columns: {
    regulator_id: { schema: whole(1, 32_767), form: 'number' },
    code: { schema: code },
    slug: { schema: optional(slug) },
    name: { schema: line(200) },
    abbreviation: { schema: line(30) },
    country: { schema: line(100) },
    two_char_code: { schema: letters },
    host: {
      schema: matching(
        /^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        "must be the register's host name, such as www.example.org",
      ),
    },
    tier: { schema: whole(1, 4), form: 'number' },
    note_en: { schema: optional(prose(1000)) },
    note_id: { schema: optional(prose(1000)) },
  },
  problemOf: ({ note_en, note_id }) =>
    (note_en === undefined) === (note_id === undefined) ? undefined : 'note_en, note_id: fill in both or neither',
  toRow: ({ note_en, note_id, ...values }) => ({
    ...values,
    slug: values.slug ?? (slugOf(values.name).slice(0, 100).replace(/-$/, '') || 'regulator'),
    note: note_en === undefined ? null : { en: note_en, id: note_id },
  }),
  namesOf: values => [`regulator_id ${values.regulator_id}`, `code ${values.code}`],
  table: {
    name: 'regulators',
    key: ['regulator_id'],
    columns: {
      regulator_id: 'smallint',
      code: 'text',
      slug: 'text',
      name: 'text',
      abbreviation: 'text',
      country: 'text',
      two_char_code: 'text',
      host: 'text',
      tier: 'smallint',
      note: 'jsonb',
    },
    broken: `SELECT i.line, 'code: belongs to regulator ' || r.regulator_id AS reason
      FROM incoming i JOIN regulators r ON r.code = i.code AND r.regulator_id <> i.regulator_id`,
  },
  exportSql: `SELECT regulator_id, code, slug, name, abbreviation, country, two_char_code, host, tier, note ->> 'en' AS note_en, note ->> 'id' AS note_id
    FROM regulators WHERE regulator_id > coalesce(($1::json ->> 'regulator_id')::integer, 0) ORDER BY regulator_id LIMIT $2`,
})
