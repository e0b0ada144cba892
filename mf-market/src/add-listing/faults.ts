import type { MarketType } from 'calls/entities/market-listing'
import type { Money } from 'calls/entities/money'
import { fieldsOf, listingLengths, type ListingField } from 'calls/market/listing-fields'
import { listingInput } from 'calls/market/field-schemas'
import { safeParse } from 'shared-state/schema'
import { fieldText } from '../listing-parts/kind-words.ts'
import { addText } from '../strings/keys.ts'

type Translate = (key: number, values?: Record<string, string | number>) => string

/** What to do about a field that the call would refuse. */
function faultOf(field: ListingField, t: Translate): string {
  switch (field.kind) {
    case 'line':
      return t(addText.needLine, { min: field.min, max: field.max })
    case 'link':
      return t(addText.needLink)
    case 'words':
      return t(addText.needWords, { most: field.most, longest: field.longest })
    case 'currencies':
      return t(addText.needCurrencies, { most: field.most })
    case 'count':
      return t(addText.needCount, { min: field.min, max: field.max })
    case 'money':
      return t(addText.needAmount)
    case 'day':
      return t(addText.needDay)
    default:
      return t(addText.needChoice)
  }
}

function commonFault(name: string, t: Translate): string {
  if (name === 'countryCode') return t(addText.chooseCountry)
  if (name === 'imageIds') return t(addText.needPictures)
  const [min, max] = listingLengths[name as keyof typeof listingLengths]
  return t(addText.needText, { min, max })
}

/** Days and amounts that do not follow each other, as the call refuses them. */
function orderFaults(type: MarketType, input: Record<string, unknown>, t: Translate): [string, string][] {
  return fieldsOf(type).flatMap((field): [string, string][] => {
    const value = input[field.name]
    if (value === undefined) return []
    if (field.kind === 'day' && field.notBefore !== undefined) {
      const first = input[field.notBefore] as string | undefined
      const isBefore = first !== undefined && (value as string) < first
      return isBefore ? [[field.name, t(addText.needAfter, { field: t(fieldText[field.notBefore]!) })]] : []
    }
    if (field.kind !== 'money' || field.atLeast === undefined) return []
    const least = input[field.atLeast] as Money | undefined
    if (!least) return [[field.atLeast, t(addText.needFirst, { field: t(fieldText[field.name]!) })]]
    const isLess = (value as Money).amount < least.amount
    return isLess ? [[field.name, t(addText.needMore, { field: t(fieldText[field.atLeast]!) })]] : []
  })
}

/** The fields that the call would refuse, each with what to do about it. */
export function faultsIn(type: MarketType, input: Record<string, unknown>, t: Translate): Record<string, string> {
  const { success, error } = safeParse(listingInput(type), input)
  const refused = success ? [] : error.issues.map(({ path }) => String(path[0]))
  const words = refused.map((name): [string, string] => {
    const field = fieldsOf(type).find(known => known.name === name)
    return [name, field ? faultOf(field, t) : commonFault(name, t)]
  })
  return Object.fromEntries([...orderFaults(type, input, t), ...words])
}
