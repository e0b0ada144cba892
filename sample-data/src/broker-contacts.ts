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
  website: string
  emails: string[]
  phones: string[]
  address: string
}

/** Contacts that reach nobody: domains under .example, and phone numbers reserved for fiction or impossible. `site`: one per broker. */
export function drawContacts({ country }: BrokerSketch, site: string, random: Random): BrokerContacts {
  const host = `${site}.example`
  return {
    website: `https://www.${host}`,
    emails: random.chance(0.6) ? [`support@${host}`] : [`support@${host}`, `info@${host}`],
    phones: [fictionalPhone(country.dialling, random.between(0, 99))],
    address: `${random.between(1, 240)} ${random.pick(STREETS)}, ${random.pick(country.cities)}, ${country.name}`,
  }
}

function fictionalPhone(dialling: string, number: number): string {
  const digits = String(number).padStart(2, '0')
  if (dialling === '44') return `+44 20 7946 09${digits}`
  if (dialling === '1') return `+1 202 555 01${digits}`
  return `+${dialling} 000 555 01${digits}` // no area code begins with 000
}
