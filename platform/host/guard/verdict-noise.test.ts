import { expect, test } from '@jest/globals'
import { judge, type Seen } from '../testing/seen-evidence.ts'

/** A small generator, good enough for noise; the same seed gives the same sequence (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('2,000 simulated hours of ordinary noise, judged every minute, cause no rollback', () => {
  const random = randomFrom(7)
  const shareOf = (tries: number, rate: number) => {
    let hits = 0
    for (let at = 0; at < tries; at++) if (random() < rate) hits++
    return hits
  }
  let alarms = 0
  for (let hour = 0; hour < 2_000; hour++) {
    // Each release has its own failure rate, close to its predecessor's, and a predecessor with more or fewer visits.
    const rate = random() * 0.02
    const seen = Math.floor(random() ** 3 * 5_000)
    const predecessor: Seen = { browser: [shareOf(seen, rate), seen], server: [shareOf(seen, 0.0005), seen, 0] }
    let [seenNow, errors, faults] = [0, 0, 0]
    for (let look = 0; look < 60; look++) {
      const tries = Math.floor(random() * 13)
      seenNow += tries
      errors += shareOf(tries, rate)
      faults += shareOf(tries, 0.0005)
      if (judge({ browser: [errors, seenNow], server: [faults, seenNow, faults] }, predecessor, {})) {
        alarms++
        break
      }
    }
  }
  expect(alarms).toBe(0)
})
