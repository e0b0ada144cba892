import type { ListingField } from 'calls/market/listing-fields'
import { addText } from '../strings/keys.ts'

/** What to write into a field, by its name. */
const hints: Partial<Record<string, number>> = {
  website: addText.hintWebsite,
  methods: addText.hintMethods,
  currencies: addText.hintCurrencies,
  licenceType: addText.hintLicenceType,
  licenceNo: addText.hintLicenceNo,
  price: addText.hintPrice,
  venue: addText.hintVenue,
  endsAt: addText.hintEndsAt,
  traderCode: addText.hintBroker,
  rebate: addText.hintRebate,
  region: addText.hintRegion,
  years: addText.hintYears,
  salary: addText.hintSalary,
  salaryTo: addText.hintSalaryTo,
  remote: addText.hintRemote,
  pairs: addText.hintPairs,
  symbols: addText.hintPairs,
  performanceUrl: addText.hintPerformance,
  sourceUrl: addText.hintSource,
  service: addText.hintService,
}

export const isRequired = (field: ListingField): boolean => 'required' in field && field.required === true

/** Key of the hint for a field. */
export const hintOf = (field: ListingField): number | undefined =>
  field.kind === 'money' && isRequired(field) ? addText.hintPriceRequired : hints[field.name]
