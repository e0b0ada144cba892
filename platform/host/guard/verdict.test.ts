import { expect, test } from '@jest/globals'
import { evidence, judge, type Seen } from '../testing/seen-evidence.ts'
import { poorVitals } from './verdict.ts'

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

const kinds = {
  load: (failed: number, tried: number): Seen => ({ figures: { asked: tried, load_failure: failed } }),
  server: (failed: number, tried: number): Seen => ({ server: [failed, tried, failed] }),
  browser: (failed: number, tried: number): Seen => ({ browser: [failed, tried] }),
}
/** The number of failures from which a release is rolled back; null if never. */
function turningPoint(kind: keyof typeof kinds, tried: number, predecessor: Seen = {}, rest: Seen = predecessor) {
  for (let failed = 0; failed <= tried; failed++)
    if (judge(kinds[kind](failed, tried), predecessor, rest)) return failed
  return null
}
const tries = [5, 6, 8, 10, 20, 100, 1000]

// Calculated once with the rule: they change if the rule does, and show how many failures it takes.
test.each([
  ['load', [null, 6, 7, 8, 11, 19, 74]],
  ['server', [null, 6, 7, 8, 11, 19, 74]],
  ['browser', [null, null, null, 10, 12, 23, 95]],
] as const)(
  'without a predecessor, failures of the kind %s turn the verdict at %j of 5, 6, 8, 10, 20, 100, 1000',
  (kind, turns) => {
    expect(tries.map(tried => turningPoint(kind, tried))).toEqual(turns)
  },
)

test.each([
  [0, 1000, [10, 10, 14, 46]],
  [20, 1000, [10, 11, 20, 76]],
  [100, 1000, [10, 14, 35, 171]],
  [300, 1000, [null, 18, 53, 386]],
  [900, 1000, [null, null, 91, 845]],
  [1000, 1000, [null, null, 95, 869]],
  [100_000, 100_000, [null, null, null, null]],
])(
  'next to a predecessor that failed in %d of %d browsers, the verdict turns at %j of 10, 20, 100, 1000',
  (failed, tried, turns) => {
    const before = kinds.browser(failed, tried)
    expect([10, 20, 100, 1000].map(count => turningPoint('browser', count, before))).toEqual(turns)
  },
)

test.each(['load', 'server', 'browser'] as const)(
  'what fails elsewhere at the same time excuses failures of the kind %s',
  kind => {
    const elsewhere = kinds[kind](300, 1000)
    expect(turningPoint(kind, 1000, {}, elsewhere)).toBe(turningPoint(kind, 1000, elsewhere))
  },
)

test('more failures than tries count as so many tries', () => {
  expect(judge({ figures: { load_failure: 9 } })).toMatch(/^it could not be loaded on the server in 9 of 9 tries;/)
  expect(judge({ figures: { load_failure: 9, asked: 4 } })).toMatch(/in 9 of 9 tries;/)
})

test.each<[string, Seen, string]>([
  [
    'is not loaded',
    { figures: { asked: 8, load_failure: 8 } },
    'it could not be loaded on the server in 8 of 8 tries; its predecessor in 2 of 20000',
  ],
  [
    'fails on the server',
    { server: [9, 9, 3] },
    'it failed on the server in 9 of 9 visits from 3 networks; its predecessor in 2 of 3000',
  ],
  [
    'fails in browsers',
    { browser: [12, 12] },
    'it failed in the browser in 12 of 12 networks; its predecessor in 15 of 1800',
  ],
])('the reason for rolling back a release that %s', (_what, candidate, reason) => {
  expect(judge(candidate, calm)).toBe(reason)
})

test.each(['lcp', 'inp', 'cls'] as const)('%s is reported from 43 poor pages of 100, and from 266 of 1000', vital => {
  const found = (poor: number, all: number) => {
    const candidate = evidence({ figures: { [vital]: all, [`poor_${vital}`]: poor } })
    return poorVitals({ candidate, predecessor: evidence({}), rest: evidence({}) }).length
  }
  const first = (all: number) => Array.from({ length: all + 1 }, (_none, poor) => poor).find(poor => found(poor, all))
  expect([100, 1000].map(first)).toEqual([43, 266])
})
