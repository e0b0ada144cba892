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

/** Fields that have one form, and one limit, in every call. */

/** The first check of every string: what is longer gets no further, so that no other check ever looks at it. */
const atMost = (units: number) => maxLength(units, { abort: true })
export const text = (min: number, max: number) => string().check(atMost(max), minLength(min))
/** Text of a fixed form, of at most `max` UTF-16 units. */
export const matching = (form: RegExp, max: number) => string().check(atMost(max), regex(form))
/** No sign of an emoji or letter needs more units of a text's length than this; what does is no text. */
const MOST_UNITS = 16
/** The first check of text of which a person counts `max` characters: says that limit of what is far beyond it, and ends there. */
export const farFrom =
  (max: number) =>
  ({ value, issues }: { value: string; issues: object[] }) => {
    if (value.length > max * MOST_UNITS)
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, continue: false, input: value })
  }
/** One that a person types: without the space around it, of `min` to `max` UTF-16 units. */
export const trimmed = (min: number, max: number) => string().check(farFrom(max), trim(), minLength(min), atMost(max))
/** As trimmed(), on one line. */
export const line = (min: number, max: number) => trimmed(min, max).check(regex(/^\P{Cc}*$/u))
/** An email address, as long as SMTP takes one (RFC 5321, 4.5.3.1.3). */
export const mailAddress = string().check(atMost(254), email(), minLength(3))
/** Values by name, of at most `most` names. */
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
/** Joined by comma in an address. */
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
/** A day; years a database can hold and a person could mean. */
export const day = string().check(atMost(10), iso.date(), regex(/^(19|20|21)\d\d-/))
export const instant = iso.datetime()

/** How many items a list of fixed length shows (spec 9: 8 unless told). */
export const num = withDefault(whole(1, 50), 8)

/** Page number and size of a list; spread into a call's input. */
export const paging = {
  pageIndex: withDefault(whole(1, 1_000_000), 1),
  pageSize: withDefault(whole(1, 50), 20),
}

/** One or several of `item`, joined by comma in an address. */
export const anyOf = <Item extends Schema>(item: Item) => optional(array(item).check(minLength(1), maxLength(50)))

/** A picture that is sent along (calls F). Its type is told by its bytes on the server, whatever the sender says. */
export const upload = strictObject({ file: file() })
