import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { load, type Latencies } from './load.ts'
import { multiplyBrokers } from './more-brokers.ts'
import { ownDatabase } from './own-database.ts'

const list = (query: string) => `/wikifxweb-v1/brokers/index/init-v1?${query}`
const lastPage = (brokers: number) => Math.floor((brokers - 1) / 20) + 1

interface Scenario {
  name: string
  paths: string[]
  /** p99 at 59,655 brokers, in ms: embedded, PostgreSQL. */
  aim: [number, number]
}

/** Lists and suggestions as pages ask for them; each measured by itself. */
const scenarios = (brokers: number): Scenario[] => {
  const pages = [1, 2, 7, Math.floor(lastPage(brokers) / 2), lastPage(brokers)]
  const lists: [string, string[]][] = [
    ['first page, each order', ['score', 'comments', 'exposures', 'updated', 'new', 'name'].map(order => `order=${order}`)],
    ['last page, each order', ['score', 'comments', 'exposures', 'updated', 'new', 'name'].map(order => `order=${order}&pageIndex=${lastPage(brokers)}`)],
    ['pages 1, 2, 7, middle, last', pages.map(page => `pageIndex=${page}`)],
    ['one filter', ['grade=AAA', 'regulatorId=3', 'countryCode=360', 'platform=mt5', 'depositMax=100', 'yearsMin=10', 'licenceStatus=offshore', 'minScore=7']],
    ['three filters', ['grade=A,AA&platform=mt4&depositMax=250', 'countryCode=826&licenceStatus=regulated&yearsMin=5', 'regulatorId=1,3,5&grade=B&order=comments']],
    ['filter, page 10', ['grade=B&pageIndex=10', 'platform=mt5&pageIndex=10', 'yearsMin=10&order=name&pageIndex=10']],
    ['keyword', ['keyword=b', 'keyword=ma', 'keyword=mar', 'keyword=capital', 'keyword=zzzz']],
  ]
  const search = (call: string) => ['m', 'ma', 'mark', 'capital', 'captial', 'merid', 'zzqx'].map(word => `/wikifxweb-v1/${call}?keyword=${word}`)
  return [
    ...lists.map(([name, queries]) => ({ name: `list: ${name}`, paths: queries.map(list), aim: [60, 20] as [number, number] })),
    { name: 'search: brokers', paths: search('trader/search-v1'), aim: [60, 20] },
    { name: 'suggestion: brokers', paths: search('trader/dropdown-v1'), aim: [30, 30] },
    { name: 'suggestion: everything', paths: search('homefuc/searchtip-v1').slice(1), aim: [30, 30] },
  ]
}

const AT_START = 59_655
const MANY = 1_000_000

/** p99 of lists and suggestions on both engines (or on the `engine` named), and again with a million brokers (aim: at most twice). */
export async function benchData(engine?: string): Promise<void> {
  const onPostgres = await ownDatabase()
  try {
    if (engine !== 'postgresql') await benchEngine('embedded', { dataDir: await filledDataDir() }, 0)
    if (engine === 'embedded') return
    if (onPostgres) {
      const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
      await benchEngine('PostgreSQL', { dataDir, env: { DATABASE_URL: onPostgres.url } }, 1)
    } else console.log('PostgreSQL: not measured, there is none on this machine')
  } finally {
    await onPostgres?.drop()
  }
}

type Place = Parameters<typeof startPortal>[0]

async function benchEngine(engine: string, place: Place, column: 0 | 1): Promise<void> {
  const few = await measure(place, AT_START)
  show(`${engine}, ${AT_START} brokers`, few, ({ name, aim }) => ({ aim: aim[column], 'within the aim': few.get(name)!.p99 <= aim[column] }))
  await multiplyBrokers(place, MANY)
  const many = await measure(place, MANY)
  show(`${engine}, ${MANY} brokers`, many, ({ name }) => ({ 'times the p99 above': +(many.get(name)!.p99 / Math.max(1, few.get(name)!.p99)).toFixed(1) }))
  rmSync(place.dataDir, { recursive: true, force: true })
}

function show(title: string, figures: Map<string, Latencies>, beside: (scenario: Scenario) => object): void {
  console.log(`\n${title}; 8 requests at a time, warm; milliseconds`)
  console.table(Object.fromEntries(scenarios(AT_START).map(scenario => [scenario.name, { ...figures.get(scenario.name)!, ...beside(scenario) }])))
}

async function measure(place: Place, brokers: number): Promise<Map<string, Latencies>> {
  const portal = await startPortal(place)
  const results = new Map<string, Latencies>()
  for (const { name, paths } of scenarios(brokers)) results.set(name, await load(portal.origin, paths))
  await portal.stop()
  return results
}
