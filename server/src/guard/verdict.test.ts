import { expect, test } from '@jest/globals'
import type { Figures } from './figures.ts'
import { verdict } from './verdict.ts'

/** Small and good enough to deal noise with; the same seed gives the same noise (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const calm: Figures = { asked: 20_000, load_failure: 2, view: 18_000, browser_error: 90, lcp: 15_000, poor_lcp: 900 }

test('a release that does as its predecessor did is let be', () => {
  expect(verdict(calm, calm, calm)).toBeNull()
})

test.each([
  ['fails to load every time', { asked: 5, load_failure: 5 }],
  ['throws on every third page', { asked: 60, render_error: 20 }],
  ['runs without end once', { asked: 1, loop: 1 }],
  ['throws in every browser', { view: 12, browser_error: 12 }],
  ['lost a chunk for a fifth of the visitors', { view: 200, chunk_error: 40 }],
  ['shows its content late twice as often', { lcp: 3_000, poor_lcp: 900 }],
])('a release that %s is condemned with its figures', (_what, figures) => {
  expect(verdict(figures, calm, calm)).toMatch(/predecessor in|without end/)
})

test('a release that never loads is condemned where hardly anybody comes, too', () => {
  expect(verdict({ asked: 6, load_failure: 6 }, { asked: 3 }, { asked: 10 })).toMatch(/6 of 6/)
})

test.each([
  ['nobody has seen yet', {}],
  ['was asked for once', { asked: 1, view: 1, lcp: 1, inp: 1, cls: 1 }],
  ['failed twice', { asked: 2, load_failure: 2 }],
])('a release that %s is let be, also where its predecessor was hardly seen', (_what, figures) => {
  for (const predecessor of [{}, { inp: 1, view: 1 }, { asked: 1, load_failure: 1 }]) expect(verdict(figures, predecessor, predecessor)).toBeNull()
})

test('a single failure proves nothing', () => {
  expect(verdict({ asked: 1, load_failure: 1 }, calm, calm)).toBeNull()
  expect(verdict({ asked: 300, render_error: 1, view: 280, browser_error: 6 }, calm, calm)).toBeNull()
})

test('what fails everywhere at the same time is not the release’s fault', () => {
  const figures = { asked: 400, render_error: 300 }
  expect(verdict(figures, calm, calm)).not.toBeNull()
  expect(verdict(figures, calm, { asked: 2_000, render_error: 1_500 })).toBeNull()
})

test('2,000 hours of ordinary noise, looked at every minute, raise no alarm', () => {
  const random = randomFrom(7)
  const shareOf = (tries: number, rate: number) => {
    let hits = 0
    for (let at = 0; at < tries; at++) if (random() < rate) hits++
    return hits
  }
  let alarms = 0
  for (let hour = 0; hour < 2_000; hour++) {
    // Every release has a rate of its own near its predecessor's, and a predecessor seen more or less often.
    const rate = random() * 0.02
    const seen = Math.floor(random() ** 3 * 5_000)
    const predecessor = { view: seen, browser_error: shareOf(seen, rate), asked: seen, render_error: shareOf(seen, 0.0005) }
    const candidate = { view: 0, browser_error: 0, asked: 0, render_error: 0 }
    for (let look = 0; look < 60; look++) {
      const tries = Math.floor(random() * 13)
      candidate.view += tries
      candidate.asked += tries
      candidate.browser_error += shareOf(tries, rate)
      candidate.render_error += shareOf(tries, 0.0005)
      if (verdict(candidate, predecessor, {})) {
        alarms++
        break
      }
    }
  }
  expect(alarms).toBe(0)
})
