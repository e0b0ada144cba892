import { slugOf } from 'backend/data-tools/slug'
import { readFileSync } from 'node:fs'
import type { Translated } from './sample-texts.ts'

interface RegulatorFact {
  id: number
  name: string
  abbreviation: string
  country: string
  countryCode: string
  host: string
  tier: 1 | 2 | 3 | 4
  note?: Translated
}

export interface Regulator extends RegulatorFact {
  code: string
  slug: string
}

/** The 60 real regulators of `sample-data/data/regulators.json`; the tier is the site's opinion. */
export function readRegulators(): Regulator[] {
  const file = new URL('../data/regulators.json', import.meta.url)
  const { regulators } = JSON.parse(readFileSync(file, 'utf8')) as { regulators: RegulatorFact[] }
  return regulators.map(fact => ({ ...fact, code: String(1000 + fact.id), slug: slugOf(fact.name) }))
}
