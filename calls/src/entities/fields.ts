import { supportedLanguages } from 'shared-state/i18n/languages'
import {
  array,
  email,
  file,
  gte,
  int,
  iso,
  lte,
  maxLength,
  minLength,
  oneOf,
  optional,
  record,
  regex,
  strictObject,
  string,
  trim,
  withDefault,
} from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

/** Fields with the same format and limit in every call. */

/** The first check of every string: aborts on longer values, so that no other check runs on them. */
const atMost = (units: number) => maxLength(units, { abort: true })
export const text = (min: number, max: number) => string().check(atMost(max), minLength(min))
/** Text of a fixed format, at most `max` UTF-16 units long. */
export const matching = (form: RegExp, max: number) => string().check(atMost(max), regex(form))
/** Upper bound for the UTF-16 units of one visible character, emoji included; anything longer is not text. */
const MOST_UNITS = 16
/** The first check of text limited to `max` visible characters: rejects text far beyond the limit and stops there. */
export const farFrom =
  (max: number) =>
  ({ value, issues }: { value: string; issues: object[] }) => {
    if (value.length > max * MOST_UNITS)
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, continue: false, input: value })
  }
/** Text typed by a person: trimmed, `min` to `max` UTF-16 units long. */
export const trimmed = (min: number, max: number) => string().check(farFrom(max), trim(), minLength(min), atMost(max))
/** Like trimmed(), on one line. */
export const line = (min: number, max: number) => trimmed(min, max).check(regex(/^\P{Cc}*$/u))
/** An email address, up to the longest that SMTP allows (RFC 5321, 4.5.3.1.3). */
export const mailAddress = string().check(atMost(254), email(), minLength(3))
/** Values by name, with at most `most` names. */
export const mapOf = <Key extends ReturnType<typeof string>, Value extends Schema>(
  key: Key,
  value: Value,
  most: number,
) =>
  record(key, value).check(({ value: entries, issues }) => {
    if (Object.keys(entries).length > most)
      issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: entries })
  })
export const whole = (min: number, max: number) => int().check(gte(min), lte(max))

/** A broker's, article's or exposure's own code: no dash, because `{name}-{code}` is an address. */
export const code = matching(/^[0-9A-Za-z]{1,20}$/, 20)
/** Joined by commas in a URL. */
export const codes = array(code).check(minLength(1), maxLength(50))
export const identifier = text(1, 40)
export const keyword = trimmed(1, 64)
/** Numeric, as in spec 3: `840`. */
export const countryCode = matching(/^\d{1,3}$/, 3)
export const twoCharCode = matching(/^[A-Za-z]{2}$/, 2)
export const language = oneOf(supportedLanguages)
export const sendId = text(8, 64)
export const oneTimeCode = matching(/^\d{6}$/, 6)
export const codeToken = text(20, 1000)
/** A day; limited to plausible years that the database can store. */
export const day = string().check(atMost(10), iso.date(), regex(/^(19|20|21)\d\d-/))
export const instant = iso.datetime()
/** A moment that a caller sends. */
export const moment = string().check(atMost(30), iso.datetime())

/** Number of items in a list of fixed length (spec 9: 8 by default). */
export const num = withDefault(whole(1, 50), 8)

/** Page number and size of a list; spread into a call's input. */
export const paging = {
  pageIndex: withDefault(whole(1, 1_000_000), 1),
  pageSize: withDefault(whole(1, 50), 20),
}

/** One or several of `item`, joined by commas in a URL. */
export const anyOf = <Item extends Schema>(item: Item) => optional(array(item).check(minLength(1), maxLength(50)))

/** An uploaded picture (calls F). The server detects its type from the bytes, not from the declared type. */
export const upload = strictObject({ file: file() })
