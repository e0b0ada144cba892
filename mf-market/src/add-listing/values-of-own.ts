import type { Money } from 'calls/entities/money'
import type { marketOwn } from 'calls/market-writing'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { CallOutput } from 'shared-state/api/declare-call'
import { toTyped } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { currencyName, type ListingValues } from './form-fields.ts'

/** A stored value as the form's fields show it. */
function typedOf(field: ListingField, value: unknown, lang: TextLanguage): Record<string, string> {
  const { name, kind } = field
  switch (kind) {
    case 'words':
      return { [name]: (value as string[]).join('\n') }
    case 'currencies':
      return { [name]: (value as string[]).join(', ') }
    case 'flag':
      return { [name]: value === true ? 'on' : '' }
    case 'count':
      return { [name]: toTyped(value as number, lang) }
    case 'money': {
      const { amount, currency } = value as Money
      return { [name]: toTyped(amount, lang), [currencyName(name)]: currency }
    }
    default:
      return { [name]: String(value) }
  }
}

/** The author's own listing as the form shows it. */
export function valuesOf(own: CallOutput<typeof marketOwn>, lang: TextLanguage): ListingValues {
  const { listing, content, contact, extra } = own
  const fields = fieldsOf(listing.type)
    .filter(({ name }) => extra[name] !== undefined)
    .map(field => typedOf(field, extra[field.name], lang))
  return Object.assign({ title: listing.title, content, countryCode: listing.countryCode, contact }, ...fields)
}
