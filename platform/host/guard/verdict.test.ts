import { expect, test } from '@jest/globals'
import type { Evidence, Figures } from './figures.ts'
import { poorVitals, verdict } from './verdict.ts'

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

interface Seen {
  figures?: Figures
  server?: [failed: number, tried: number, networks: number]
  browser?: [failed: number, tried: number]
}

function evidence({
  figures = {},
  server: [failed, tried, networks] = [0, 0, 0],
  browser: [bad, all] = [0, 0],
}: Seen): Evidence {
  return {
    figures,
    votes: { server: { failed, tried, networks }, browser: { failed: bad, tried: all, networks: bad } },
  }
}
const judge = (candidate: Seen, predecessor: Seen = {}, rest: Seen = predecessor) =>
  verdict({ candidate: evidence(candidate), predecessor: evidence(predecessor), rest: evidence(rest) })

const calm: Seen = { figures: { asked: 20_000, load_failure: 2 }, server: [2, 3_000, 2], browser: [15, 1_800] }

test('a release that performs like its predecessor is not rolled back', () => {
  expect(judge(calm, calm)).toBeNull()
})

test.each<[string, Seen]>([
  ['cannot be loaded', { figures: { asked: 5, load_failure: 5 } }],
  ['throws on every third page', { server: [20, 60, 15] }],
  ['fails twice for each of three networks', { server: [6, 6, 3] }],
  ['throws in every browser', { browser: [12, 12] }],
  ['fails to load a chunk in a fifth of the networks', { browser: [40, 200] }],
])('a release that %s is rolled back, and the reason gives its figures', (_what, candidate) => {
  expect(judge(candidate, calm)).toMatch(/in \d+ of \d+ \w+( from \d{1,9} networks)?; its predecessor in/)
})

test.each<[string, Seen]>([
  ['fails for one network only', { server: [2, 2, 1] }],
  ['fails in every visit of two networks', { server: [4, 4, 2] }],
  ['throws in every browser of nine networks', { browser: [9, 9] }],
  [
    'counts a thousand loops without a vote',
    { figures: { asked: 1_000, loop: 1_000, render_error: 1_000, timeout: 1_000 } },
  ],
  [
    'counts a thousand browser errors without a vote',
    { figures: { view: 1_000, browser_error: 1_000, chunk_error: 1_000 } },
  ],
])('a release that %s is not rolled back', (_what, candidate) => {
  expect(judge(candidate, calm)).toBeNull()
})

test('poor web vitals are reported and cause no rollback', () => {
  const poor: Seen = { figures: { lcp: 3_000, poor_lcp: 3_000, inp: 500, poor_inp: 500, cls: 500, poor_cls: 500 } }
  expect(judge(poor, calm)).toBeNull()
  const found = poorVitals({ candidate: evidence(poor), predecessor: evidence(calm), rest: evidence(calm) })
  expect(found.map(({ reason }) => reason)).toEqual([
    'it showed its content late in 3000 of 3000 pages; its predecessor in 0 of 0',
    'it responded to input late in 500 of 500 pages; its predecessor in 0 of 0',
    'it shifted its layout in 500 of 500 pages; its predecessor in 0 of 0',
  ])
})

test('a release that cannot be loaded is rolled back even on a site with few visitors', () => {
  expect(judge({ figures: { asked: 6, load_failure: 6 } }, { figures: { asked: 3 } })).toMatch(/6 of 6/)
})

test.each<[string, Seen]>([
  ['has no visits yet', {}],
  ['was requested once', { figures: { asked: 1 }, server: [0, 1, 0], browser: [0, 1] }],
  ['failed to load twice', { figures: { asked: 2, load_failure: 2 } }],
])(
  'a release that %s is not rolled back, even if there is little evidence about its predecessor',
  (_what, candidate) => {
    for (const predecessor of [{}, { browser: [0, 1] }, { figures: { asked: 1, load_failure: 1 } }] satisfies Seen[])
      expect(judge(candidate, predecessor)).toBeNull()
  },
)

test('isolated failures among many visits do not roll a release back', () => {
  expect(judge({ figures: { asked: 1, load_failure: 1 } }, calm)).toBeNull()
  expect(judge({ server: [3, 900, 3], browser: [12, 560] }, calm)).toBeNull()
})

test('failures across all areas at the same time are not attributed to the release', () => {
  const failing: Seen = { server: [300, 400, 200] }
  expect(judge(failing, calm)).not.toBeNull()
  expect(judge(failing, calm, { server: [1_500, 2_000, 900] })).toBeNull()
})

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
