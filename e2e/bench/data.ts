import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { load, type Asked, type Latencies } from './load.ts'
import { multiplyBrokers } from './more-brokers.ts'
import { ownDatabase } from './own-database.ts'

const list = (query: string) => `/wikifxweb-v1/brokers/index/init-v1?${query}`
const lastPage = (brokers: number) => Math.floor((brokers - 1) / 20) + 1
const orders = ['score', 'comments', 'exposures', 'updated', 'new', 'name']
const grades = ['AAA', 'AA', 'A', 'B', 'C', 'D']

interface Scenario extends Asked {
  name: string
  /** Target for p99 at 59,655 brokers, in ms: embedded, PostgreSQL. With a million at most twice as much. Absent if there is none. */
  aim?: [number, number]
}

const listAim: [number, number] = [60, 20]
const suggestionAim: [number, number] = [30, 30]

/** Every request is unique, so that no response or total comes from a cache. */
function once(amount: number, path: (index: number) => string): Asked {
  const paths = Array.from({ length: 2 * amount }, (_path, index) => path(index))
  // In groups of six, because orders and grades alternate; not in halves, because the first names have the shortest prefixes.
  const isWarmUp = (_path: string, index: number) => Math.floor(index / 6) % 2 === 1
  return { warmUp: paths.filter(isWarmUp), paths: paths.filter((path, index) => !isWarmUp(path, index)), amount }
}

/** Lists and suggestions as pages request them, each measured separately. `typed`: prefixes of brokers' names. */
function scenarios(brokers: number, typed: readonly string[]): Scenario[] {
  const pages = [1, 2, 7, Math.floor(lastPage(brokers) / 2), lastPage(brokers)]
  const lists: [string, string[]][] = [
    [FIRST, orders.map(order => `order=${order}`)],
    [LAST, orders.map(order => `order=${order}&pageIndex=${lastPage(brokers)}`)],
    ['pages 1, 2, 7, middle, last', pages.map(page => `pageIndex=${page}`)],
    [
      'one filter',
      [
        'grade=AAA',
        'regulatorId=3',
        'countryCode=360',
        'platform=mt5',
        'depositMax=100',
        'yearsMin=10',
        'licenceStatus=offshore',
        'minScore=7',
      ],
    ],
    [
      'three filters',
      [
        'grade=A,AA&platform=mt4&depositMax=250',
        'countryCode=826&licenceStatus=regulated&yearsMin=5',
        'regulatorId=1,3,5&grade=B&order=comments',
      ],
    ],
    ['filter, page 10', ['grade=B&pageIndex=10', 'platform=mt5&pageIndex=10', 'yearsMin=10&order=name&pageIndex=10']],
    ['keyword', ['keyword=b', 'keyword=ma', 'keyword=mar', 'keyword=capital', 'keyword=zzzz']],
  ]
  const anyPage = (index: number) =>
    list(`order=${orders[index % 6]}&pageIndex=${1 + ((index * 7919) % lastPage(brokers))}`)
  const anyFilter = (index: number) =>
    list(`grade=${grades[index % 6]}&depositMax=${50 + index}&yearsMin=${index % 15}&order=${orders[index % 5]}`)
  const searched = (call: string) =>
    ['m', 'ma', 'mark', 'capital', 'captial', 'merid', 'zzqx'].map(word => `/wikifxweb-v1/${call}?keyword=${word}`)
  const eachOnce = (call: string) => once(MOST, index => `/wikifxweb-v1/${call}?keyword=${typed[index % typed.length]}`)
  return [
    ...lists.map(([name, queries]) => ({ name: `list: ${name}`, paths: queries.map(list), aim: listAim })),
    { name: 'list: any page, any order, each once', ...once(MOST, anyPage), aim: listAim },
    { name: 'list: three new filters, counted without the cache', ...once(100, anyFilter) },
    { name: 'search: brokers', paths: searched('trader/search-v1'), aim: listAim },
    { name: 'search: brokers, each once', ...eachOnce('trader/search-v1'), aim: listAim },
    { name: 'suggestion: brokers', paths: searched('trader/dropdown-v1'), aim: suggestionAim },
    { name: 'suggestion: brokers, each once', ...eachOnce('trader/dropdown-v1'), aim: suggestionAim },
    { name: 'suggestion: everything', paths: searched('homefuc/searchtip-v1').slice(1), aim: suggestionAim },
    { name: 'suggestion: everything, each once', ...eachOnce('homefuc/searchtip-v1'), aim: suggestionAim },
  ]
}

/** As many as in the other scenarios: with 800, a single pause of eight connections would be the p99. */
const MOST = 2400
const FIRST = 'first page, each order'
const LAST = 'last page, each order'

const AT_START = 59_655
const MANY = 1_000_000

/** p99 of lists and suggestions on both engines (or on the given `engine`), and again with a million brokers (target: at most twice). */
export async function benchData(engine?: string): Promise<void> {
  const onPostgres = await ownDatabase()
  try {
    if (engine !== 'postgresql') await benchEngine('embedded', { dataDir: await filledDataDir() }, 0)
    if (engine === 'embedded') return
    if (onPostgres) {
      const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
      await benchEngine('PostgreSQL', { dataDir, env: { DATABASE_URL: onPostgres.url } }, 1, onPostgres.vacuum)
    } else console.log('PostgreSQL: not measured, not available on this machine')
  } finally {
    await onPostgres?.drop()
  }
}

type Place = Parameters<typeof startPortal>[0]

interface Figures extends Latencies {
  aim?: number
  met?: boolean
  'times the smaller'?: number
}

/** `settle`: work that the engine would start on its own a minute after it was filled, in the middle of the measurement. */
async function benchEngine(engine: string, place: Place, column: 0 | 1, settle = async () => {}): Promise<void> {
  const few = await measure(place, AT_START, aim => aim[column], settle)
  show(`${engine}, ${AT_START} brokers`, few)
  await multiplyBrokers(place, MANY)
  const many = await measure(place, MANY, aim => 2 * aim[column], settle)
  for (const [name, figures] of Object.entries(many))
    figures['times the smaller'] = +(figures.p99 / Math.max(1, few[name]!.p99)).toFixed(1)
  show(`${engine}, ${MANY} brokers`, many)
  rmSync(place.dataDir, { recursive: true, force: true })
}

function show(title: string, figures: Record<string, Figures>): void {
  console.log(`\n${title}; 8 requests at a time, warm; milliseconds`)
  console.table(figures)
  const [first, last] = [figures[`list: ${FIRST}`]!, figures[`list: ${LAST}`]!]
  console.log(`the last page costs ${(last.mean / first.mean).toFixed(1)} times the first (aim: at most 2)`)
}

async function measure(
  place: Place,
  brokers: number,
  aimOf: (aim: [number, number]) => number,
  settle: () => Promise<void>,
): Promise<Record<string, Figures>> {
  const portal = await startPortal(place)
  await settle()
  const results: Record<string, Figures> = {}
  const all = scenarios(brokers, await typedNames(portal.origin))
  // A new process compiles its code during the first requests, whatever they are.
  await load(portal.origin, all[0]!)
  for (const { name, aim, ...asked } of all) {
    const latencies = await load(portal.origin, asked)
    results[name] = { ...latencies, ...(aim && { aim: aimOf(aim), met: latencies.p99 <= aimOf(aim) }) }
  }
  await portal.stop()
  return results
}

/** Typed prefixes of brokers' names: three to seven letters, all different. */
async function typedNames(origin: string): Promise<string[]> {
  const typed = new Set<string>()
  for (let page = 1; typed.size < 2 * MOST; page++) {
    const answer = await fetch(`${origin}${list(`order=new&pageSize=50&pageIndex=${page}`)}`)
    const { Data } = (await answer.json()) as { Data: { items: { shortName: string }[] } }
    for (const [index, { shortName }] of Data.items.entries())
      typed.add(shortName.toLowerCase().slice(0, 3 + (index % 5)))
    if (Data.items.length === 0) throw new Error(`the names have only ${typed.size} different prefixes`)
  }
  return [...typed].map(encodeURIComponent)
}
