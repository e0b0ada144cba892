import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface RandomVisits {
  /** Seconds. */
  duration: number
  /** Requests a second, on average. */
  rate: number
  pathOf: () => string
}

/** Response times in ms by status; 0: no response. */
export type Times = Record<number, number[]>

/** Visitors who wait at the same time, at most. */
const MOST_WAITING = 300
const LONGEST_MS = 30_000

/**
 * Requests at random times, as visitors come who do not know of each other, however long the responses take. autocannon with a rate would send
 * all requests of a second at its beginning, and leave the portal idle for the rest of it.
 */
export async function visitAtRandom(origin: string, { duration, rate, pathOf }: RandomVisits): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_WAITING })
  const times: Times = {}
  const request = () =>
    new Promise<void>(done => {
      const begun = performance.now()
      const note = (status: number) => {
        ;(times[status] ??= []).push(performance.now() - begun)
        done()
      }
      const sent = get(origin + pathOf(), { agent, timeout: LONGEST_MS }, response => {
        response.resume().on('end', () => note(response.statusCode ?? 0))
      })
      sent.on('timeout', () => sent.destroy()).on('error', () => note(0))
    })
  const end = performance.now() + 1_000 * duration
  const all: Promise<void>[] = []
  for (let next = performance.now(); next < end; next += (-Math.log(1 - Math.random()) * 1_000) / rate) {
    await wait(Math.max(0, next - performance.now()))
    all.push(request())
  }
  await Promise.all(all)
  agent.destroy()
  return times
}
