import type { Money } from 'calls/entities/money'
import type { MarketType } from 'calls/entities/market-listing'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { Db } from 'database/db'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { twoCharCodeOf } from '../countries/iso-countries.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldRefusal } from '../users/field-refusal.ts'
import type { ListingInput } from './listing-input.ts'

type Values = Readonly<Record<string, unknown>>

/** Refuses 400 what the schema cannot see: fields that do not fit each other, and a country that does not exist. */
export function checkListing(type: MarketType, input: ListingInput, lang: Language): void {
  if (!twoCharCodeOf(input.countryCode.padStart(3, '0')))
    throw fieldRefusal(errorCodes.outOfRange, 'countryCode', 'noSuchCountry', lang)
  for (const field of fieldsOf(type)) checkOrder(field, input, lang)
}

function checkOrder(field: ListingField, values: Values, lang: Language): void {
  const value = values[field.name]
  if (value === undefined) return
  if (field.kind === 'day' && field.notBefore !== undefined) {
    const earliest = values[field.notBefore] as string | undefined
    if (earliest !== undefined && (value as string) < earliest)
      throw fieldRefusal(errorCodes.outOfRange, field.name, 'endsBeforeStart', lang)
  }
  if (field.kind === 'money' && field.atLeast !== undefined) {
    const least = values[field.atLeast] as Money | undefined
    const { amount, currency } = value as Money
    if (least === undefined) throw fieldRefusal(errorCodes.missing, field.atLeast, 'missing', lang)
    if (least.currency !== currency) throw fieldRefusal(errorCodes.outOfRange, field.name, 'otherCurrency', lang)
    if (least.amount > amount) throw fieldRefusal(errorCodes.outOfRange, field.name, 'belowLeast', lang)
  }
}

/** Refuses 400/1004 a broker or a regulator that is not listed here. */
export async function checkNamed(
  { db, reference }: { db: Db; reference: ReferenceData },
  type: MarketType,
  values: Values,
  lang: Language,
): Promise<void> {
  for (const { kind, name } of fieldsOf(type)) {
    const value = values[name]
    if (value === undefined) continue
    if (kind === 'broker' && !(await db.one('SELECT FROM brokers WHERE code = $1', [value as string])))
      throw fieldRefusal(errorCodes.wrongForm, name, 'noSuchBroker', lang)
    if (kind === 'regulator' && ![...(await reference.regulators()).values()].some(({ code }) => code === value))
      throw fieldRefusal(errorCodes.wrongForm, name, 'noSuchRegulator', lang)
  }
}
