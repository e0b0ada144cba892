import {
  array,
  boolean,
  maxLength,
  minLength,
  oneOf,
  optional,
  refine,
  strictObject,
  type Schema,
} from 'shared-state/schema'
import { code, countryCode, day, identifier, line, matching, text, whole } from '../entities/fields.ts'
import { imageIds } from '../entities/image.ts'
import type { MarketType } from '../entities/market-listing.ts'
import { claimedAmount } from '../entities/money.ts'
import { writtenText } from '../entities/written-text.ts'
import { fieldsOf, listingLengths, type ListingField } from './listing-fields.ts'

const currency = matching(/^[A-Z]{3}$/, 3)

/** An address on the web without a name and password in it. */
const webAddress = (max: number) =>
  text(5, max).check(
    refine(
      value => {
        const url = URL.parse(value)
        return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
      },
      // For tests that generate values: nearly no text is an address.
      { params: { form: 'webAddress' } },
    ),
  )

const listOf = (item: Schema, most: number, isRequired: boolean) =>
  array(item).check(maxLength(most), ...(isRequired ? [minLength(1)] : []))

/** What a call accepts in the field. Rules between two fields are the handler's. */
export function schemaOf(field: ListingField): Schema {
  switch (field.kind) {
    case 'line':
      return line(field.min, field.max)
    case 'link':
      return webAddress(field.max)
    case 'words':
      return listOf(line(1, field.longest), field.most, field.required ?? false)
    case 'currencies':
      return listOf(currency, field.most, field.required ?? false)
    case 'choice':
      return oneOf([...field.values])
    case 'flag':
      return boolean()
    case 'count':
      return whole(field.min, field.max)
    case 'money':
      return claimedAmount
    case 'day':
      return day
    case 'regulator':
      return identifier
    case 'broker':
      return code
  }
}

const isRequired = (field: ListingField): boolean => 'required' in field && field.required === true

/** The input of a call that adds a listing of this kind. `code`: the caller's own rejected listing, which is sent again. */
export function listingInput(type: MarketType) {
  const own = fieldsOf(type).map(field => {
    const schema = schemaOf(field)
    return [field.name, isRequired(field) ? schema : optional(schema)] as const
  })
  return strictObject({
    code: optional(code),
    title: line(...listingLengths.title),
    content: writtenText(...listingLengths.content),
    countryCode,
    contact: line(...listingLengths.contact),
    imageIds,
    ...(Object.fromEntries(own) as Record<string, Schema>),
  })
}
