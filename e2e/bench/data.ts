import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { brokerScenarios } from './data/broker-scenarios.ts'
import { exposureScenarios } from './data/exposure-scenarios.ts'
import { listingScenarios } from './data/listing-scenarios.ts'
import { multiplyBrokers } from './data/more-brokers.ts'
import { multiplyExposures } from './data/more-exposures.ts'
import { multiplyListings } from './data/more-listings.ts'
import { FIRST, LAST } from './data/scenario.ts'
import type { Scenario } from './data/scenario.ts'
import { load, type Latencies } from './load.ts'
import { ownDatabase } from './own-database.ts'

const A_MILLION = 1_000_000

interface Subject {
  name: string
  /** How many the sample data has. */
  few: number
  /** How many it is multiplied to, unless another number is given, and how many times as long requests may take then. */
  many: number
  slower: number
  scenariosOf(origin: string, amount: number): Promise<Scenario[]>
  multiply(place: Place, total: number): Promise<void>
  /** Scenarios of which the second should cost at most twice the first. */
  pages: [first: string, last: string]
}

const subjects: Subject[] = [
  {
    name: 'listings',
    few: 264,
    many: 100_000,
    slower: 1,
    scenariosOf: listingScenarios,
    multiply: multiplyListings,
    pages: [`listings, list: ${FIRST}`, `listings, list: ${LAST}`],
  },
  {
    name: 'exposures',
    few: 20_000,
    many: A_MILLION,
    slower: 2,
    scenariosOf: exposureScenarios,
    multiply: multiplyExposures,
    pages: [`exposures, list: ${FIRST}`, `exposures, list: ${LAST}`],
  },
  {
    name: 'brokers',
    few: 59_655,
    many: A_MILLION,
    slower: 2,
    scenariosOf: brokerScenarios,
    multiply: multiplyBrokers,
    pages: [`list: ${FIRST}`, `list: ${LAST}`],
  },
]

/**
 * p99 of the lists of listings, exposures and brokers on both engines, and again with 100,000 listings (target: the same) and a million of the
 * others (target: at most twice). `options`: the engine (embedded, postgresql) and the subject (listings, exposures, brokers), by default all, and
 * another number than these.
 */
export async function benchData(...options: string[]): Promise<void> {
  const isAsked = (name: string, all: readonly string[]) =>
    options.includes(name) || !options.some(one => all.includes(one))
  const number = options.find(option => /^\d{1,8}$/.test(option))
  const engines = ['embedded', 'postgresql']
  const names = subjects.map(({ name }) => name)
  const measured = subjects
    .filter(({ name }) => isAsked(name, names))
    .map(subject => ({ ...subject, many: Number(number ?? subject.many) }))
  if (isAsked('embedded', engines)) await benchEngine('embedded', measured, { dataDir: await filledDataDir() }, 0)
  if (!isAsked('postgresql', engines)) return
  const database = await ownDatabase()
  if (!database) return console.log('PostgreSQL: not measured, not available on this machine')
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
    await benchEngine('PostgreSQL', measured, { dataDir, env: { DATABASE_URL: database.url } }, 1, database.vacuum)
  } finally {
    await database.drop()
  }
}

type Place = Parameters<typeof startPortal>[0]

interface Figures extends Latencies {
  aim?: number
  met?: boolean
  'times the smaller'?: number
}
type Results = Record<string, Figures>

/** `settle`: work that the engine would start on its own a minute after it was filled, in the middle of the measurement. */
async function benchEngine(
  engine: string,
  measured: readonly Subject[],
  place: Place,
  column: 0 | 1,
  settle = async () => {},
): Promise<void> {
  for (const subject of measured) {
    const few = await measure(subject, place, subject.few, aim => aim[column], settle)
    show(`${engine}, ${subject.few} ${subject.name}`, subject, few)
    await subject.multiply(place, subject.many)
    const many = await measure(subject, place, subject.many, aim => subject.slower * aim[column], settle)
    for (const [name, figures] of Object.entries(many))
      figures['times the smaller'] = +(figures.p99 / Math.max(1, few[name]!.p99)).toFixed(1)
    show(`${engine}, ${subject.many} ${subject.name}`, subject, many)
  }
  rmSync(place.dataDir, { recursive: true, force: true })
}

function show(title: string, { pages }: Subject, figures: Results): void {
  console.log(`\n${title}; 8 requests at a time, warm; milliseconds`)
  console.table(figures)
  const [first, last] = pages.map(name => figures[name]!.mean)
  console.log(`the last page costs ${(last! / first!).toFixed(1)} times the first (aim: at most 2)`)
}

async function measure(
  { scenariosOf }: Subject,
  place: Place,
  amount: number,
  aimOf: (aim: [number, number]) => number,
  settle: () => Promise<void>,
): Promise<Results> {
  const portal = await startPortal(place)
  await settle()
  const results: Results = {}
  const all = await scenariosOf(portal.origin, amount)
  // A new process compiles its code during the first requests, whatever they are.
  await load(portal.origin, all[0]!)
  for (const { name, aim, ...asked } of all) {
    const latencies = await load(portal.origin, asked)
    results[name] = { ...latencies, ...(aim && { aim: aimOf(aim), met: latencies.p99 <= aimOf(aim) }) }
  }
  await portal.stop()
  return results
}
