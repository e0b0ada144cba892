import autocannon from 'autocannon'
import { healthGet } from 'calls/health'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { filledDataDir } from '../portal/filled-data.ts'
import { processesOf, startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { percentile } from './percentile.ts'
import { residentMb } from './process-figures.ts'
import { visitAtRandom } from './visitors-at-random.ts'

/** The setting's default. */
const longestWaitMs = 350
const measuringSeconds = 15
/** Targets in ms. */
const aims = { served: 1_000, refused: 1_000, stored: 1_000, health: 1_000 }

/**
 * `npm run bench -- overload [minutes]`: pages that are not stored, at twice the rate that the portal serves, for two minutes by default. Beside
 * them, a stored page and the health page ten times a second each.
 */
export async function benchOverload(minutes = '2'): Promise<void> {
  const dataDir = await filledDataDir('tenth')
  const portal = await startPortal({ dataDir, env: { PAGE_WAIT_MS: String(longestWaitMs), LOG_LEVEL: 'silent' } })
  try {
    const capacity = await capacityOf(portal)
    const rate = 2 * capacity
    console.log(`${capacity} pages a second; load ${loadavg()[0]!.toFixed(1)}; ${minutes} min at ${rate} a second`)
    const duration = 60 * Number(minutes)
    await fetch(portal.origin + storedPath)
    const memory = new Memory(portal)
    const [pages, stored, health] = await Promise.all([
      visitAtRandom(portal.origin, { duration, rate, pathOf: newSearch }),
      visitAtRandom(portal.origin, { duration, rate: 10, pathOf: () => storedPath }),
      visitAtRandom(portal.origin, { duration, rate: 10, pathOf: () => healthGet.path }),
    ])
    const row = (name: keyof typeof aims, all: number[] = []) => ({
      answers: all.length,
      'p50 (ms)': Math.round(percentile(all, 50)),
      'p99 (ms)': Math.round(percentile(all, 99)),
      aim: aims[name],
    })
    const { 200: served, 503: refused, ...others } = pages
    console.table({
      served: row('served', served),
      refused: row('refused', refused),
      stored: row('stored', stored[200]),
      health: row('health', health[200]),
    })
    console.table(memory.end())
    const failed = [others, { ...stored, 200: [] }, { ...health, 200: [] }].flatMap(all => Object.values(all)).flat()
    console.log(`${failed.length} other answers`)
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const storedPath = '/en/brokers'
let searches = 0
/** Each is new, so none is stored. */
const newSearch = () => `/en/search.html?q=a${(searches++).toString(36)}`

/** Pages a second with as many visitors at once as keep the render threads busy. */
async function capacityOf({ origin }: RunningPortal): Promise<number> {
  const serve = (duration: number) =>
    autocannon({
      url: origin,
      connections: 8,
      duration,
      requests: [{ method: 'GET', setupRequest: request => ({ ...request, path: newSearch() }) }],
    })
  await serve(5)
  return Math.round((await serve(measuringSeconds))['2xx'] / measuringSeconds)
}

/** Memory of a portal's processes in MB, once a second. */
class Memory {
  readonly #mb: number[] = []
  readonly #timer: NodeJS.Timeout

  constructor(portal: RunningPortal) {
    const pids = processesOf(portal)
    this.#timer = setInterval(() => this.#mb.push(pids.reduce((sum, pid) => sum + residentMb(pid), 0)), 1_000)
  }

  /** The mean of each quarter of the time. */
  end(): Record<string, number> {
    clearInterval(this.#timer)
    const quarter = Math.ceil(this.#mb.length / 4)
    const meanOf = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
    return Object.fromEntries(
      [1, 2, 3, 4].map(part => [
        `memory, quarter ${part}`,
        meanOf(this.#mb.slice((part - 1) * quarter, part * quarter)),
      ]),
    )
  }
}
