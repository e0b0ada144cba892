import { Agent } from 'node:http'
import pLimit from 'p-limit'
import { askPage } from './ask-page.ts'
import type { Judge } from './judge.ts'
import type { Tally } from './tally.ts'
import type { Visiting } from './visitors.ts'
import type { DoneWrite } from './done-write.ts'

interface Deps {
  origin: string
  processes: number
  visitors: readonly Visiting[]
  judge: Judge
  tally: Tally
}

/** Connections are given to the processes in turn, unless others are opened at the same time. */
const asksEach = 2
const atOnce = 6

/** After a write: requests the page that shows it from every process, as every visitor who may get it. Returns the number of requests. */
export async function askEverywhere(deps: Deps, { page, reader, shows, what }: DoneWrite): Promise<number> {
  const asking = deps.visitors.filter(visitor => (reader ? visitor.reader === reader : true))
  const asks = asking.flatMap(visitor => ['en', 'id'].map(lang => ({ visitor, path: `/${lang}${page}` })))
  for (const { visitor, path } of asks)
    for (let time = 0; time < deps.processes * asksEach; time++) {
      const faults = await askAlone(deps, visitor, path, shows)
      deps.tally.fail(0, `after a write (${what}), ${visitor.name}`, path, faults)
    }
  return asks.length * deps.processes * asksEach
}

/** Before answers are counted: each process gets every address from visitors of both languages. */
export async function warmUp(deps: Deps, pages: readonly string[]): Promise<void> {
  const limit = pLimit(atOnce)
  const visitors = deps.visitors.filter(
    ({ isShared, release, mostPages }) => isShared && release === 'stable' && !mostPages,
  )
  const ask = async (visitor: Visiting, path: string) => {
    deps.tally.fail(0, `warm-up, ${visitor.name}`, path, await askAlone(deps, visitor, path))
    deps.tally.see(path)
  }
  for (let time = 0; time < deps.processes * 2 - 1; time++)
    await Promise.all(visitors.flatMap(visitor => pages.map(path => limit(ask, visitor, path))))
}

/** Asks for a page on a new connection; resolves to the faults in the answer. */
async function askAlone({ origin, judge }: Deps, visitor: Visiting, path: string, shows?: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: false })
  const answer = await askPage(origin, path, { agent, headers: visitor.headers, accepts: 'br' })
  const { faults } = judge.judge(path, visitor, answer)
  if (shows !== undefined && !answer.body.includes(shows)) faults.push(`does not show '${shows}' after a write`)
  return faults
}
