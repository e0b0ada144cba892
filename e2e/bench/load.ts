import autocannon from 'autocannon'

export interface Latencies {
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were no 200. */
  failed: number
}

const connections = 8
const warmUpRequests = 100

/** Asks for the paths in turn, 8 at a time, after a warm-up of the same. */
export async function load(origin: string, paths: readonly string[], amount = 800): Promise<Latencies> {
  await fire(origin, paths, warmUpRequests)
  const { latency, non2xx, errors } = await fire(origin, paths, amount)
  return { p50: latency.p50, p99: latency.p99, failed: non2xx + errors }
}

const fire = (origin: string, paths: readonly string[], amount: number) =>
  autocannon({ url: origin, connections, amount, requests: paths.map(path => ({ method: 'GET', path })) })
