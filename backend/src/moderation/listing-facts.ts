import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MarketListing } from 'calls/entities/market-listing'
import type { Money } from 'calls/entities/money'
import { accusedName } from 'calls/findings/accused-name'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import { countryName } from '../countries/country-names.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { platformNames } from '../reference/words.ts'
import { brokerWithFindings } from './broker-with-findings.ts'
import { fieldNames, flagNames, kindNames } from './listing-words.ts'
import { dayFact, factsOf, moneyFact } from './moderation-case.ts'
import type { ModerationCase } from './moderation-case.ts'

type Facts = ModerationCase['facts']
type Regulators = Awaited<ReturnType<ReferenceData['regulators']>>

/** The brokers that a listing is about with what speaks against them, then its fields and its contact. */
export function listingFacts(
  { type, countryCode, extra, brokers }: MarketListing,
  contact: string,
  regulators: Regulators,
  lang: Language,
): Facts {
  const about = brokers.flatMap(broker => factsOf({ broker: brokerWithFindings(broker, lang) }, lang))
  const own = fieldsOf(type).flatMap(field => {
    const value = extra[field.name]
    if (value === undefined) return []
    const name = fieldNames[field.name as keyof typeof fieldNames][lang]
    return [{ name, value: valueOf(field, value, { brokers, regulators, lang }) }]
  })
  const common = factsOf({ listingKind: kindNames[type][lang], country: countryName(countryCode, lang) }, lang)
  return [...about, ...common, ...own, ...factsOf({ contact }, lang)]
}

interface Known {
  brokers: readonly BrokerListEntry[]
  regulators: Regulators
  lang: Language
}

/** A stored value as its reader's language writes it; its field's schema has checked it. */
function valueOf({ kind }: ListingField, value: unknown, { brokers, regulators, lang }: Known): string {
  switch (kind) {
    case 'line':
    case 'link':
      return String(value)
    case 'words':
    case 'currencies':
      return (value as string[]).join(', ')
    case 'choice':
      return platformNames[value as keyof typeof platformNames][lang]
    case 'flag':
      return flagNames[value === true ? 'yes' : 'no'][lang]
    case 'count':
      return new Locale(lang, 0, '').formatNumber(value as number)
    case 'money':
      return moneyFact(value as Money, lang)!
    case 'day':
      return dayFact(value as string, lang)!
    case 'regulator':
      return [...regulators.values()].find(({ code }) => code === value)?.name ?? String(value)
    case 'broker': {
      const broker = brokers.find(({ code }) => code === value)
      return broker ? accusedName(broker, lang) : String(value)
    }
  }
}
