import { array, file, gte, int, iso, lte, maxLength, minLength, oneOf, optional, regex, strictObject, string, trim, withDefault } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { supportedLanguages } from '../../i18n/languages.ts'

/** Fields that have one form, and one limit, in every call. */

export const text = (min: number, max: number) => string().check(minLength(min), maxLength(max))
export const whole = (min: number, max: number) => int().check(gte(min), lte(max))

/** A broker's, article's or exposure's own code: no dash, because `{name}-{code}` is an address. */
export const code = string().check(regex(/^[0-9A-Za-z]{1,20}$/))
/** Joined by comma in an address. */
export const codes = array(code).check(minLength(1), maxLength(50))
export const identifier = text(1, 40)
export const keyword = string().check(trim(), minLength(1), maxLength(64))
/** Numeric, as in spec 3: `840`. */
export const countryCode = string().check(regex(/^\d{1,3}$/))
export const twoCharCode = string().check(regex(/^[A-Za-z]{2}$/))
export const language = oneOf(supportedLanguages)
export const sendId = text(8, 64)
export const oneTimeCode = string().check(regex(/^\d{6}$/))
export const codeToken = text(20, 1000)
/** A day; years a database can hold and a person could mean. */
export const day = iso.date().check(regex(/^(19|20|21)\d\d-/))
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
