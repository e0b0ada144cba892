import { shareKnown } from './known-facts.ts'
import type { Random } from './random.ts'
import type { BrokerSketch } from './sketch-brokers.ts'

const STREETS = [
  'Harbour Street',
  'Market Lane',
  'Exchange Road',
  'Mill Road',
  'Station Square',
  'Garden Avenue',
  'River Walk',
  'Temple Court',
  'Union Street',
  'Bridge Road',
  'Orchard Lane',
  'Castle Square',
  'Quay Street',
  'Lantern Row',
  'Foundry Way',
  'Weaver Street',
]

export interface BrokerContacts {
  website: string | null
  emails: string[]
  phones: string[]
  address: string | null
}

/**
 * Contacts that reach nobody: domains under .example, and phone numbers reserved for fiction or impossible. Of a badly rated broker some or
 * all are unknown. `site`: one per broker.
 */
export function drawContacts({ country, score }: BrokerSketch, site: string, random: Random): BrokerContacts {
  const host = `${site}.example`
  const known = shareKnown(score)
  const emails = random.chance(0.6) ? [`support@${host}`] : [`support@${host}`, `info@${host}`]
  const phone = fictionalPhone(country.dialling, random.between(0, 99))
  const address = `${random.between(1, 240)} ${random.pick(STREETS)}, ${random.pick(country.cities)}, ${country.name}`
  return {
    website: random.chance(known ** 0.35) ? `https://www.${host}` : null,
    emails: random.chance(known ** 0.6) ? emails : [],
    phones: random.chance(known ** 0.8) ? [phone] : [],
    address: random.chance(known ** 0.6) ? address : null,
  }
}

function fictionalPhone(dialling: string, number: number): string {
  const digits = String(number).padStart(2, '0')
  if (dialling === '44') return `+44 20 7946 09${digits}`
  if (dialling === '1') return `+1 202 555 01${digits}`
  return `+${dialling} 000 555 01${digits}` // no area code begins with 000
}
