import autocannon, { type Request } from 'autocannon'

export interface Latencies {
  /** Milliseconds. */
  p50: number
  p99: number
  mean: number
  /** Responses with a status other than 200. */
  failed: number
}

const connections = 8

export interface Asked {
  paths: readonly string[]
  /** Paths of the warm-up requests; default: the same. */
  warmUp?: readonly string[]
  /** Number of requests; default: 2,400, so that the p99 covers 24 responses and not a single pause of eight connections. */
  amount?: number
}

/** Requests the paths in turn, 8 at a time, after a warm-up of as many requests. */
export async function load(origin: string, { paths, warmUp = paths, amount = 2400 }: Asked): Promise<Latencies> {
  await fire(origin, warmUp, amount)
  const { latency, non2xx, errors } = await fire(origin, paths, amount)
  return { p50: latency.p50, p99: latency.p99, mean: latency.average, failed: non2xx + errors }
}

/** Each connection starts at a different position in the paths: if there are as many paths as requests, each is requested once. */
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
