import type { LicenceStatus } from './broker-scores.ts'
import { Random, WeightedIndex } from './random.ts'
import type { Regulator } from './regulators.ts'
import { dayOf } from './sample-clock.ts'
import type { SampleClock } from './sample-clock.ts'
import type { BrokerSketch } from './sketch-brokers.ts'

export interface SampleLicence {
  regulatorId: number
  licenceNo: string
  type: string // tags.code of area licence
  status: LicenceStatus
  entityName: string
  twoCharCode: string
  effectiveAt: string
  expiresAt: string | null
}

/** Frequency of licences of these regulators; all others count 2. */
const POPULAR: Record<string, number> = {
  FCA: 12,
  ASIC: 12,
  CySEC: 16,
  NFA: 5,
  MAS: 4,
  BAPPEBTI: 7,
  FSCA: 9,
  SC: 3,
  BaFin: 4,
  DFSA: 4,
  'BVI FSC': 6,
  VFSC: 7,
  LFSA: 6,
  CIMA: 5,
  SCB: 6,
}
const TYPES: Record<number, string[]> = {
  1: ['market_making', 'straight_through', 'retail_forex', 'derivatives', 'investment_services'],
  2: ['market_making', 'straight_through', 'derivatives', 'investment_services'],
  3: ['offshore_dealer', 'investment_services'],
  4: ['registration'],
}

/** Draws licences of real regulators. Numbers begin with SAMPLE-, and no licence is marked as verified (decisions 8). */
export class Licences {
  readonly #random = new Random('licences')
  readonly #clock: SampleClock
  readonly #regulators: Regulator[]
  readonly #byTier: Map<string, { regulators: Regulator[]; draw: WeightedIndex }>
  #lastNumber = 100_000

  constructor(regulators: Regulator[], clock: SampleClock) {
    this.#regulators = regulators
    this.#clock = clock
    const groups: Record<string, Regulator[]> = {
      licensing: regulators.filter(({ tier }) => tier <= 2),
      offshore: regulators.filter(({ tier }) => tier === 3),
      registration: regulators.filter(({ tier }) => tier === 4),
    }
    this.#byTier = new Map(
      Object.entries(groups).map(([name, members]) => [
        name,
        { regulators: members, draw: new WeightedIndex(members.map(({ abbreviation }) => POPULAR[abbreviation] ?? 2)) },
      ]),
    )
  }

  /** The main licence first; none for most unregulated brokers. */
  of(broker: BrokerSketch): SampleLicence[] {
    const random = this.#random
    switch (broker.status) {
      case 'regulated': {
        const first = this.#licence(broker, this.#home(broker) ?? this.#any('licensing'), 'regulated')
        const more = random.chance(0.35) ? [this.#licence(broker, this.#any('licensing'), 'regulated')] : []
        const offshore = random.chance(0.3) ? [this.#licence(broker, this.#any('offshore'), 'offshore')] : []
        const all = [first, ...more, ...offshore]
        return all.filter(
          ({ regulatorId }, index) => all.findIndex(other => other.regulatorId === regulatorId) === index,
        )
      }
      case 'offshore':
        return [this.#licence(broker, this.#any('offshore'), 'offshore')]
      case 'exceeded':
      case 'revoked':
      case 'suspected_clone':
        return [this.#licence(broker, this.#any(random.chance(0.8) ? 'licensing' : 'offshore'), broker.status)]
      case 'unregulated':
        return random.chance(0.18) ? [this.#licence(broker, this.#any('registration'), 'unregulated')] : []
    }
  }

  #home({ country }: BrokerSketch): Regulator | undefined {
    const home = this.#regulators.filter(({ tier, countryCode }) => tier <= 2 && countryCode === country.twoCharCode)
    return home.length > 0 && this.#random.chance(0.8) ? this.#random.pick(home) : undefined
  }

  #any(group: 'licensing' | 'offshore' | 'registration'): Regulator {
    const { regulators, draw } = this.#byTier.get(group) ?? { regulators: [], draw: new WeightedIndex([]) }
    return regulators[draw.draw(this.#random)] ?? this.#random.pick(this.#regulators)
  }

  #licence(
    { name, createdAt, country, foundedYear }: BrokerSketch,
    regulator: Regulator,
    status: LicenceStatus,
  ): SampleLicence {
    const random = this.#random
    const yearsBefore = Math.max(1, createdAt.getUTCFullYear() - foundedYear)
    const effective = this.#clock.daysAgo(this.#clock.ageInDays(createdAt) + random.next() * 365 * yearsBefore)
    const home = regulator.countryCode === country.twoCharCode
    const expires = random.chance(0.2) ? new Date(effective.getTime() + 365 * 86_400_000 * random.between(3, 12)) : null
    this.#lastNumber += random.between(1, 7)
    return {
      regulatorId: regulator.id,
      licenceNo: `SAMPLE-${this.#lastNumber}`,
      type: random.pick(TYPES[regulator.tier] ?? ['registration']),
      status,
      entityName: home ? legalNameOf(name.shown, country.legalForm) : `${name.shown} (${regulator.countryCode}) Ltd`,
      twoCharCode: regulator.countryCode,
      effectiveAt: dayOf(effective),
      expiresAt: expires ? dayOf(expires) : null,
    }
  }
}

/** For example Quillhaven FX Ltd; in Indonesia the legal form comes first. */
export function legalNameOf(name: string, legalForm: string): string {
  return legalForm === 'PT' ? `PT ${name} Berjangka` : `${name} ${legalForm}`
}
