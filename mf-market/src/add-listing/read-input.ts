import type { Image } from 'calls/entities/image'
import type { MarketType } from 'calls/entities/market-listing'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import { readTyped } from 'shared-state/forms/typed-number'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { currencyName, type ListingValues } from './form-fields.ts'

/** Longest text that is split into a list; a longer one is refused as it is. */
const longestList = 4000

const partsOf = (text: string, separator: RegExp): string[] =>
  text.length > longestList
    ? [text]
    : [
        ...new Set(
          text
            .split(separator)
            .map(part => part.trim())
            .filter(Boolean),
        ),
      ]

/** A field as its call takes it; undefined if it is empty. */
function readField(field: ListingField, values: ListingValues, lang: TextLanguage): unknown {
  const typed = (values[field.name] ?? '').trim()
  if (typed === '') return undefined
  switch (field.kind) {
    case 'words':
      return partsOf(typed, /[\n,]/)
    case 'currencies':
      return partsOf(typed.toUpperCase(), /[\s,;]/)
    case 'flag':
      return typed === 'on'
    case 'count':
      return readTyped(typed, lang)
    case 'money':
      return { amount: readTyped(typed, lang), currency: values[currencyName(field.atLeast ?? field.name)] }
    default:
      return typed
  }
}

/** The fields of its kind that are filled in, by name. */
export const extraIn = (type: MarketType, values: ListingValues, lang: TextLanguage): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(type).flatMap(field => {
      const value = readField(field, values, lang)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

interface Written {
  values: ListingValues
  images: readonly Pick<Image, 'imageId'>[]
}

/** A listing as the call that adds it takes it. */
export function inputOf(type: MarketType, { values, images }: Written, lang: TextLanguage) {
  const { title = '', content = '', countryCode = '', contact = '' } = values
  return {
    title,
    content,
    countryCode,
    contact,
    ...(images.length > 0 && { imageIds: images.map(({ imageId }) => imageId) }),
    ...extraIn(type, values, lang),
  }
}
