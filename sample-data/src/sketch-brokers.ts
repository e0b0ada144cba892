import { slugOf } from 'backend/data-tools/slug'
import { BrokerNames } from './broker-names.ts'
import type { BrokerName } from './broker-names.ts'
import { drawScore, STATUS_PROFILES } from './broker-scores.ts'
import type { LicenceStatus, ScoreParts } from './broker-scores.ts'
import type { BrokerDesk } from './broker-desk.ts'
import { Random, WeightedIndex } from './random.ts'
import type { SampleClock } from './sample-clock.ts'
import { readSampleFile } from './sample-texts.ts'

export interface BrokerCountry {
  code: string // ISO numeric
  twoCharCode: string
  dialling: string
  name: string
  legalForm: string
  cities: string[]
}

/** All facts of a broker that other sample data needs; its rows are generated from it. */
export interface BrokerSketch {
  code: string
  name: BrokerName
  slug: string
  country: BrokerCountry
  status: LicenceStatus
  score: number | null
  parts: ScoreParts | null
  createdAt: Date
  foundedYear: number
  commentCount: number
  exposureCount: number
  /** Of the exposures, those because money could not be withdrawn. */
  withdrawalCount: number
  /** Set by claimBrokers: null for a broker without an account here. */
  desk: BrokerDesk | null
}

type CountryRow = [
  code: string,
  twoCharCode: string,
  dialling: string,
  name: string,
  legalForm: string,
  cities: string[],
  weight: number,
]

/** Ten digits, all different: the factor shares no divisor with the modulus. */
const codeOf = (index: number): string => String(1_000_000_000 + (((index + 1) * 769_123_457) % 8_999_999_999))

/** `count` brokers with invented names, best score first. Their counts of posts are still 0. */
export function sketchBrokers(count: number, clock: SampleClock): BrokerSketch[] {
  const random = new Random('brokers')
  const names = new BrokerNames(new Random('broker names'))
  const countryDraw = drawCountries()
  const statuses = Object.keys(STATUS_PROFILES) as LicenceStatus[]
  const statusDraw = new WeightedIndex(statuses.map(status => STATUS_PROFILES[status].share))
  const sketches: BrokerSketch[] = []
  for (let index = 0; index < count; index++) {
    const status = statuses[statusDraw.draw(random)] ?? 'unregulated'
    const original = status === 'suspected_clone' && sketches.length > 0 ? random.pick(sketches) : undefined
    const name = original ? names.like(original.name) : names.next()
    const { score, parts } = drawScore(status, random)
    const createdAt = listedAt(score, random, clock)
    sketches.push({
      code: codeOf(index),
      name,
      slug: slugOf(name.shown),
      country: countryDraw(random),
      status,
      score,
      parts,
      createdAt,
      foundedYear: Math.max(1986, createdAt.getUTCFullYear() - Math.floor(-Math.log(1 - random.next()) * 6)),
      commentCount: 0,
      exposureCount: 0,
      withdrawalCount: 0,
      desk: null,
    })
  }
  // Rows are stored in the order of the list, so that a page of it is read from few blocks.
  return sketches.sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.code < b.code ? -1 : 1))
}

function drawCountries(): (random: Random) => BrokerCountry {
  const rows = readSampleFile<CountryRow[]>('broker-countries.json')
  const countries = rows.map(([code, twoCharCode, dialling, name, legalForm, cities]) => {
    return { code, twoCharCode, dialling, name, legalForm, cities }
  })
  const draw = new WeightedIndex(rows.map(([, , , , , , weight]) => weight))
  return random => countries[draw.draw(random)] ?? random.pick(countries)
}

/** Brokers without a rating were listed recently; so were a few of the others. */
function listedAt(score: number | null, random: Random, clock: SampleClock): Date {
  if (score === null) return clock.daysAgo(random.next() * 120)
  return clock.daysAgo(random.chance(0.01) ? random.next() * 14 : 14 + random.next() * 2_900)
}
