const OIDS = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 }

const PRINTED = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d{0,3})?\+00$/

/**
 * PostgreSQL prints 2026-11-21 08:30:00.123456+00 (our sessions are in UTC); the API returns ISO 8601 with milliseconds. Made from the text,
 * because lists have dozens of them and a Date takes several times as long.
 */
function isoFromTimestamptz(text: string): string {
  const [, day, time, milliseconds = ''] = PRINTED.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}.${milliseconds.padEnd(3, '0')}Z`
  return text.endsWith('infinity') ? text : new Date(text.replace(' ', 'T') + ':00').toISOString()
}

/** How both engines convert a column's text to a value, by type id. Other types use the engines' parsers, which agree. */
export const COLUMN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OIDS.int8]: Number,
  [OIDS.numeric]: Number,
  [OIDS.date]: text => text,
  [OIDS.timestamptz]: isoFromTimestamptz,
}
