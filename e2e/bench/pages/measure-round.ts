import autocannon from 'autocannon'
import { processorMs } from '../process-figures.ts'
import type { Contender } from './contenders.ts'

export interface Round {
  perSecond: number
  /** Processor time per request in ms, of all processes of the contender. */
  cpuMs: number
  /** In ms. */
  p99: number
}

export interface Asked {
  path: string
  /** Each request is for a new address. */
  isNew?: boolean
  seconds: number
  connections: number
  headersFor?: (origin: string) => Record<string, string>
}

/** Asks a contender for one page as often as it answers. Rejects if an answer has another status than 200. */
export async function measureRound({ origin, pids }: Contender, asked: Asked): Promise<Round> {
  const { path, isNew, seconds, connections, headersFor } = asked
  const time = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0)
  const before = time()
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    url: origin + path + (isNew ? `${path.includes('?') ? '&' : '?'}n=[<id>]` : ''),
    idReplacement: isNew === true,
    duration: seconds,
    connections,
    ...(headersFor && { headers: headersFor(origin) }),
    timeout: 30,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${origin}${path}`)
  return {
    perSecond: requests.total / duration,
    cpuMs: (time() - before) / requests.total,
    p99: latency.p99,
  }
}
