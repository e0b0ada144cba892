const OIDS = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 }

/** PostgreSQL prints 2026-11-21 08:30:00.123456+00 (our sessions are in UTC); the API returns ISO 8601. */
function isoFromTimestamptz(text: string): string {
  return text.endsWith('infinity') ? text : new Date(text.replace(' ', 'T') + ':00').toISOString()
}

/** How both engines convert a column's text to a value, by type id. Other types use the engines' parsers, which agree. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OIDS.int8]: Number,
  [OIDS.numeric]: Number,
  [OIDS.date]: text => text,
  [OIDS.timestamptz]: isoFromTimestamptz,
}
