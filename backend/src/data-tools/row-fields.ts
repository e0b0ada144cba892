import {
  array,
  boolean,
  int,
  maxLength,
  minLength,
  number,
  oneOf,
  optional,
  refine,
  regex,
  string,
  trim,
} from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

/** Fields of imported rows. An error message continues the field's name: "score: is more than 10". */

const absent = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : words),
})

/** Rejects what no database column and no page can hold: control characters, bytes that were not UTF-8, unpaired surrogates. */
const isClean = (allowed: RegExp) => (value: string) =>
  value.isWellFormed() && !value.includes('\uFFFD') && !/[\p{Cc}]/u.test(value.replace(allowed, ''))

/** One line of text, 1 to `most` characters; surrounding spaces are trimmed. */
export const line = (most: number) =>
  string(absent('must be text')).check(
    trim(),
    minLength(1, 'is empty'),
    maxLength(most, `is longer than ${most} characters`),
    refine(isClean(/\t/g), 'has characters that are not text, or is not UTF-8'),
  )

/** Text of several lines. */
export const prose = (most: number) =>
  string(absent('must be text')).check(
    trim(),
    minLength(1, 'is empty'),
    maxLength(most, `is longer than ${most} characters`),
    refine(isClean(/[\t\r\n]/g), 'has characters that are not text, or is not UTF-8'),
  )

export const matching = (pattern: RegExp, words: string) =>
  string(absent('must be text')).check(trim(), regex(pattern, words))

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  oneOf(values, absent(`must be one of ${values.join(', ')}`))

export const whole = (least: number, most: number) =>
  int(absent('must be a whole number')).check(
    refine(value => value >= least && value <= most, `must be from ${least} to ${most}`),
  )

/** A number with at most two decimals: the database would round others, and the row would differ on every import. */
export const decimal = (least: number, most: number) =>
  number(absent('must be a number')).check(
    refine(value => value >= least && value <= most, `must be from ${least} to ${most}`),
    refine(value => Number(value.toFixed(2)) === value, 'has more than two decimals'),
  )

export const flag = boolean(absent('must be true or false'))

/** Several lines of text; `|` separates them in CSV, so none may contain it. */
export const list = <Item extends Schema>(item: Item, most = 50) =>
  array(item, absent('must be a list')).check(
    maxLength(most, `has more than ${most} entries`),
    refine(
      entries => !entries.some(entry => String(entry).includes('|')),
      "contains '|', which separates the entries of a list",
    ),
    refine(entries => new Set(entries).size === entries.length, 'has a duplicate entry'),
  )

/** The code in an address: without a dash, because addresses end in `-{code}.html`. */
export const code = matching(/^[0-9A-Za-z]{1,20}$/, 'must be 1 to 20 letters and digits')
export const slug = matching(
  /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lower-case letters and digits, separated by single dashes',
)
export const letters = matching(/^[A-Z]{2}$/, 'must be two capital letters')
export const webAddress = matching(
  /^https?:\/\/[^\s/$.?#][^\s]{0,290}$/i,
  'must be a web address that begins with http:// or https://',
)
/** A tag's or type's code. */
export const tag = matching(
  /^[0-9A-Za-z][0-9A-Za-z_-]{0,39}$/,
  'must be 1 to 40 letters, digits, dashes and underscores',
)

/** YYYY-MM-DD, an existing day. */
export const day = matching(/^(18|19|20|21)\d\d-\d\d-\d\d$/, 'must be a date such as 2026-11-21').check(
  refine(value => isReal(`${value}T00:00:00Z`, value), 'is not a valid date'),
)

/** A moment in ISO 8601 with its time zone; to the millisecond, as exported. */
export const moment = matching(
  /^(18|19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d):?[0-5]\d)$/,
  'must be a date and time with its time zone, such as 2026-11-21T08:30:00Z',
).check(refine(value => isReal(`${value.slice(0, 10)}T00:00:00Z`, value.slice(0, 10)), 'is not a valid date'))

function isReal(instant: string, asDay: string): boolean {
  const date = new Date(instant)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(asDay)
}

export { optional }
