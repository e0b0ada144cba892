import { licenceStatuses } from 'calls/entities/licence'
import { dataKind } from './data-kind.ts'
import { choice, code, day, letters, line, moment, optional, tag, whole } from './row-fields.ts'

const columns = `broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code, effective_at, expires_at, verified_at`

/** A licence is identified by its broker, its regulator and its number. */
export const licenceKind = dataKind({
  name: 'licences',
  columns: {
    broker_code: { schema: code },
    regulator_id: { schema: whole(1, 32_767), form: 'number' },
    licence_no: { schema: line(60) },
    type: { schema: tag },
    status: { schema: choice(licenceStatuses) },
    entity_name: { schema: line(200) },
    two_char_code: { schema: letters },
    effective_at: { schema: optional(day) },
    expires_at: { schema: optional(day) },
    verified_at: { schema: optional(moment) },
  },
  problemOf: ({ effective_at, expires_at }) =>
    effective_at !== undefined && expires_at !== undefined && expires_at < effective_at
      ? 'expires_at: is before effective_at'
      : undefined,
  toRow: values => values,
  namesOf: values => [
    `licence ${values.licence_no} of broker ${values.broker_code} at regulator ${values.regulator_id}`,
  ],
  table: {
    name: 'licences',
    key: ['broker_code', 'regulator_id', 'licence_no'],
    columns: {
      broker_code: 'text',
      regulator_id: 'smallint',
      licence_no: 'text',
      type: 'text',
      status: 'text',
      entity_name: 'text',
      two_char_code: 'text',
      effective_at: 'date',
      expires_at: 'date',
      verified_at: 'timestamptz',
    },
    // A changed licence counts as an update of its broker.
    besides: `touched AS (UPDATE brokers SET updated_at = now() WHERE code IN (SELECT broker_code FROM differing))`,
    broken: `SELECT i.line, concat_ws('; ',
        CASE WHEN b.code IS NULL THEN 'broker_code: no such broker: ' || i.broker_code END,
        CASE WHEN r.regulator_id IS NULL THEN 'regulator_id: no such regulator: ' || i.regulator_id END,
        CASE WHEN t.code IS NULL THEN 'type: no such type of licence: ' || i.type END) AS reason
      FROM incoming i LEFT JOIN brokers b ON b.code = i.broker_code LEFT JOIN regulators r ON r.regulator_id = i.regulator_id
        LEFT JOIN tags t ON t.area = 'licence' AND t.code = i.type
      WHERE b.code IS NULL OR r.regulator_id IS NULL OR t.code IS NULL`,
  },
  exportSql: `SELECT ${columns} FROM licences
    WHERE (broker_code, regulator_id, licence_no) > (coalesce($1::json ->> 'broker_code', ''), coalesce(($1::json ->> 'regulator_id')::integer, 0), coalesce($1::json ->> 'licence_no', ''))
    ORDER BY broker_code, regulator_id, licence_no LIMIT $2`,
})
