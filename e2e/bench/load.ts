import autocannon, { type Request } from 'autocannon'

export interface Latencies {
  /** Milliseconds. */
  p50: number
  p99: number
  mean: number
  /** Answers that were no 200. */
  failed: number
}

const connections = 8

export interface Asked {
  paths: readonly string[]
  /** Asked for before, to warm up; default: the same. */
  warmUp?: readonly string[]
  /** Requests; default: 2,400, so that p99 is 24 answers and no single pause of eight connections. */
  amount?: number
}

/** Asks for the paths in turn, 8 at a time, after a warm-up of as many requests. */
export async function load(origin: string, { paths, warmUp = paths, amount = 2400 }: Asked): Promise<Latencies> {
  await fire(origin, warmUp, amount)
  const { latency, non2xx, errors } = await fire(origin, paths, amount)
  return { p50: latency.p50, p99: latency.p99, mean: latency.average, failed: non2xx + errors }
}

/** Each connection goes through the paths from a place of its own on: as many paths as requests are asked for once each. */
function fire(origin: string, paths: readonly string[], amount: number) {
  const requests = paths.map((path): Request => ({ method: 'GET', path }))
  let begun = 0
  return autocannon({
    url: origin,
    connections,
    amount,
    requests,
    setupClient: client => {
      const from = Math.floor((begun++ * paths.length) / connections)
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
}
