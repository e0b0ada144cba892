import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { percentile } from '../../bench/percentile.ts'
import type { HealthFigures } from './health.ts'

/**
 * A separate process, so that the generator's work cannot delay its clock: requests the health page 20 times a second, whether or not
 * earlier responses have arrived, half of the time on a new connection. Responds to every message of its parent with figures.
 */
const everyMs = 50
const limitMs = 60_000
const port = Number(process.argv[2])
const kept = new Agent({ keepAlive: true })
const latencies: number[] = []
const waiting = new Set<number>()
let failed = 0
let asked = 0

function ask(): void {
  const began = performance.now()
  waiting.add(began)
  const done = (isGood: boolean) => {
    if (!waiting.delete(began)) return
    latencies.push(performance.now() - began)
    if (!isGood) failed++
  }
  const agent = asked++ % 2 === 0 ? kept : new Agent({ keepAlive: false })
  const request = get({ host: '127.0.0.1', port, path: '/HealthCheck/Get', agent, timeout: limitMs }, response => {
    response
      .resume()
      .on('end', () => done(response.statusCode === 200))
      .on('error', () => done(false))
  })
  request.on('timeout', () => request.destroy()).on('error', () => done(false))
}

/** A pending request counts with its waiting time so far. */
function figures(): HealthFigures {
  const now = performance.now()
  const all = [...latencies, ...[...waiting].map(began => now - began).filter(ms => ms > everyMs)]
  const at = (percent: number) => +percentile(all, percent).toFixed(1)
  return {
    asked,
    failed,
    p50: at(50),
    p99: at(99),
    p999: at(99.9),
    max: at(100),
    over100: all.filter(ms => ms > 100).length,
  }
}

const began = performance.now()
setInterval(() => {
  while (asked < (performance.now() - began) / everyMs) ask()
}, 10)
process.on('message', () => process.send!(figures()))
process.on('disconnect', () => process.exit())
