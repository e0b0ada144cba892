import { commonFields, fieldsOf, type ListingField } from 'calls/market/listing-fields'
import { marketTypes, type MarketType } from 'calls/entities/market-listing'

/** The steps of the form: the kind's facts, the text, pictures, check and send. */
export const addSteps = [1, 2, 3, 4] as const
export type AddStep = (typeof addSteps)[number]

/** What is typed into the form, by name of the field, as text: lists with commas or line breaks, `on` for a ticked box. */
export type ListingValues = Readonly<Record<string, string>>

/** The kind in an address; undefined for an unknown one. */
export const typeIn = (params: Readonly<Record<string, string | undefined>>): MarketType | undefined =>
  marketTypes.find(type => type === params.type)

/** Name of the field with the currency of an amount. */
export const currencyName = (amount: string): string => `${amount}Currency`

/** Names of the fields of the search for a broker: what is typed, and what was searched last. */
export const searchNames = { keyword: 'brokerKeyword', searched: 'brokerSearched' } as const

/** Names of the form's fields that a declared one has. The upper end of a range has the currency of its beginning. */
function namesOfField(field: ListingField): string[] {
  if (field.kind === 'money') return field.atLeast === undefined ? [field.name, currencyName(field.name)] : [field.name]
  return field.kind === 'broker' ? [field.name, ...Object.values(searchNames)] : [field.name]
}

const textNames = commonFields.filter(name => name !== 'imageIds')

/** Names of the fields in each step; the pictures are separate from them. */
export function namesIn(type: MarketType, step: AddStep): readonly string[] {
  if (step === 1) return fieldsOf(type).flatMap(namesOfField)
  return step === 2 ? textNames : []
}

export const allNames = (type: MarketType): readonly string[] => addSteps.flatMap(step => namesIn(type, step))

const pictureErrors = ['imageIds', 'file']

/** Names of the fields that can show a message. */
export const refusableNames = (type: MarketType): readonly string[] => [...allNames(type), ...pictureErrors]

/** The step in which a field is filled in. */
export function stepOf(type: MarketType, name: string): AddStep {
  if (pictureErrors.includes(name)) return 3
  return addSteps.find(step => namesIn(type, step).includes(name)) ?? 4
}
