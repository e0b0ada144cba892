import { expect, test } from '@jest/globals'
import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import { ReleaseBreakers } from '../releases/release-breakers.ts'
import { renderPage } from './render-page.ts'
import { createOffendingNetworks } from './offending-networks.ts'
import type { RenderJob, RenderResult, SentFailure } from './threads/render-messages.ts'
import { RenderingEnded } from './threads/rendering-ended.ts'
import type { RenderHelp } from './threads/thread-options.ts'

const release = (version: string) => ({ version, addresses: [] as string[] }) as SnapshotArea
const chosen: Snapshot = {
  shell: release('2.0.0'),
  areas: { brokers: release('2.0.0'), tools: release('2.0.0') },
  pinned: {},
  epoch: 0,
}

type Page = Extract<RenderResult, { kind: 'page' }>
const pageOf = (over: Partial<Page> = {}): Page => ({
  kind: 'page',
  status: 200,
  html: '',
  areas: ['brokers'],
  isWhole: true,
  failures: [],
  ...over,
})
const failure = (over: Partial<SentFailure> = {}, name = 'TypeError'): SentFailure => ({
  area: 'brokers',
  stage: 'render',
  error: { name, message: 'x', stack: '' },
  ...over,
})

/** Renders a page; `rendering` gives the result for a job and the number of tries. Areas in `previous` can fall back to 1.0.0. */
async function scene(
  rendering: (job: RenderJob, tries: number) => RenderResult | Error,
  {
    previous = ['brokers', 'tools'],
    method = 'GET' as 'GET' | 'POST',
    isRevoked = (_area: string): boolean => false,
    leaves = false,
    breakers = new ReleaseBreakers(),
    ip = '192.0.2.1',
  } = {},
) {
  const counted: string[] = []
  const judged: string[] = []
  let tries = 0
  let apart = 0
  const left = new AbortController()
  const render = async (job: RenderJob) => {
    if (leaves) left.abort()
    const result = rendering(job, ++tries)
    if (result instanceof Error) throw result
    return result
  }
  const deps = {
    breakers,
    votes: { cast: ({ area, failed }: { area: string; failed: boolean }) => void (failed && judged.push(area)) },
    probe: { suspect: (suspicion: { release: { area: string } }) => void judged.push(suspicion.release.area) },
    offendingNetworks: createOffendingNetworks(),
    log: { error: () => {} },
    health: {
      count: ({ area, version, kind }: { area: string; version: string; kind: string }) =>
        void (kind !== 'asked' && counted.push(`${area} ${version} ${kind}`)),
    },
    snapshots: {
      fallbackOf: (area: string, version: string) =>
        previous.includes(area) && version !== '1.0.0' ? release('1.0.0') : undefined,
      isRevoked: ({ area, version }: { area: string; version: string }) => version === '2.0.0' && isRevoked(area),
    },
    threads: { render, renderApart: (jobNow: () => RenderJob) => (apart++, render(jobNow())) },
  }
  const job = { url: 'http://site/en/brokers', method } as RenderJob
  const answer = await renderPage(deps, chosen, job, { signal: left.signal } as RenderHelp, ip).catch(
    (error: Error) => error,
  )
  const versions =
    answer instanceof Error
      ? answer.message
      : Object.fromEntries(Object.entries(answer.snapshot.areas).map(([area, { version }]) => [area, version]))
  return {
    versions,
    tries,
    apart,
    counted,
    judged,
    breakers,
    status: answer instanceof Error || answer.result.kind === 'redirect' ? undefined : answer.result.status,
  }
}

const isNew = ({ snapshot }: RenderJob, area: string) => snapshot.areas[area]!.version === '2.0.0'

test.each([
  ['cannot be loaded', { status: 503, down: 'brokers', failures: [failure({ stage: 'load' })] }, 'load_failure'],
  ['throws while rendering', { status: 503, down: 'brokers', failures: [failure()] }, 'render_error'],
  ['throws while loading its data', { status: 500, failures: [failure({ reference: '7F3A' })] }, 'render_error'],
])('an area that %s falls back to its previous release', async (_what, page, kind) => {
  const { versions, status, counted } = await scene(job => pageOf(isNew(job, 'brokers') ? page : {}))
  expect({ versions, status, counted }).toEqual({
    versions: { brokers: '1.0.0', tools: '2.0.0' },
    status: 200,
    counted: [`brokers 2.0.0 ${kind}`],
  })
})

test('a page of a failed area without a previous release is sent as it is', async () => {
  const page = { status: 503, down: 'brokers', failures: [failure()] }
  expect(await scene(() => pageOf(page), { previous: [] })).toMatchObject({
    versions: { brokers: '2.0.0' },
    status: 503,
    tries: 1,
  })
})

test('an API error is not attributed to any release', async () => {
  const page = { status: 502, failures: [failure({ reference: '7F3A' }, 'ApiError')] }
  expect(await scene(() => pageOf(page))).toMatchObject({
    versions: { brokers: '2.0.0' },
    status: 502,
    tries: 1,
    counted: [],
  })
})

test('a failure in slot content is counted and leaves the page as it is', async () => {
  const answer = await scene(() => pageOf({ areas: ['brokers', 'tools'], failures: [failure({ area: 'tools' })] }))
  expect(answer).toMatchObject({ versions: { tools: '2.0.0' }, tries: 1, counted: ['tools 2.0.0 render_error'] })
})

const tooLate = { name: 'Error', message: 'time budget spent', stack: '' }

test('slot content that is late again and again is counted, and neither pauses the release nor counts towards a rollback', async () => {
  const breakers = new ReleaseBreakers()
  const page = pageOf({
    areas: ['brokers', 'tools'],
    failures: [failure({ area: 'tools', stage: 'load', error: tooLate })],
  })
  for (let visit = 0; visit < 12; visit += 1) {
    const { counted, judged } = await scene(() => page, { breakers, ip: `192.0.${visit}.1` })
    expect([counted, judged]).toEqual([['tools 2.0.0 timeout'], []])
  }
  expect(breakers.isOpen({ area: 'tools', version: '2.0.0' })).toBe(false)
})

test('an area that fails counts as failed, although its slot content was late as well', async () => {
  const late = failure({ stage: 'load', error: tooLate })
  const { counted, judged } = await scene(() => pageOf({ failures: [late, failure()] }))
  expect([counted, judged]).toEqual([['brokers 2.0.0 render_error'], ['brokers']])
})

test('a page whose thread was ended by another area is rendered again without that release', async () => {
  const loop = new RenderingEnded('stood still', { area: 'tools', version: '2.0.0' }, 'loop')
  const answer = await scene(job => (isNew(job, 'tools') ? loop : pageOf()))
  expect(answer).toMatchObject({
    versions: { brokers: '2.0.0', tools: '1.0.0' },
    tries: 2,
    counted: ['tools 2.0.0 loop'],
  })
})

test('a page whose thread died of unknown cause is rendered again in isolation, and no release is blamed', async () => {
  const answer = await scene((_job, tries) => (tries === 1 ? new RenderingEnded('memory is full') : pageOf()), {
    previous: [],
  })
  expect(answer).toMatchObject({ versions: { brokers: '2.0.0' }, tries: 2, apart: 1, counted: [] })
  expect(answer.breakers.isOpen({ area: 'shell', version: '2.0.0' })).toBe(false)
})

test('a page that ends its isolated thread as well falls back to the previous release', async () => {
  const full = (job: RenderJob, tries: number) =>
    new RenderingEnded(
      'memory is full',
      tries === 1 ? undefined : { area: 'brokers', version: job.snapshot.areas.brokers!.version },
    )
  const answer = await scene((job, tries) => (isNew(job, 'brokers') ? full(job, tries) : pageOf()))
  expect(answer).toMatchObject({
    versions: { brokers: '1.0.0' },
    tries: 3,
    apart: 2,
    counted: ['brokers 2.0.0 render_error'],
  })
})

test('the last try of a page is isolated, because other pages may end threads with a broken release until it is rolled back', async () => {
  const loop = new RenderingEnded('stood still', { area: 'tools', version: '2.0.0' }, 'loop')
  const answer = await scene((_job, tries) => (tries < 3 ? loop : pageOf()))
  expect(answer).toMatchObject({ versions: { brokers: '2.0.0', tools: '1.0.0' }, tries: 3, apart: 1 })
})

test('a release that was revoked during rendering is not used for the retry', async () => {
  let revoked = ''
  const answer = await scene(
    () => {
      if (revoked) return pageOf()
      revoked = 'tools'
      return new RenderingEnded('stood still')
    },
    { isRevoked: area => area === revoked },
  )
  expect(answer).toMatchObject({ versions: { brokers: '2.0.0', tools: '1.0.0' }, tries: 2 })
})

test.each<[string, () => RenderResult | Error]>([
  ['the page', () => Object.assign(new Error('This operation was aborted'), { name: 'AbortError' })],
  ['its slot content', () => pageOf({ failures: [failure({ stage: 'load' }, 'AbortError')] })],
  ['its own area', () => pageOf({ status: 503, down: 'brokers', failures: [failure({}, 'AbortError')] })],
])('when a visitor leaves and %s is aborted, no release is blamed and nothing is retried', async (_what, rendering) => {
  expect(await scene(rendering, { leaves: true })).toMatchObject({ tries: 1, counted: [] })
})

test('a loop is attributed to its release even if the visitor has left', async () => {
  const loop = new RenderingEnded('stood still', { area: 'tools', version: '2.0.0' }, 'loop')
  expect(await scene(() => loop, { leaves: true })).toMatchObject({ tries: 1, counted: ['tools 2.0.0 loop'] })
})

test('rendering a page is given up after three tries', async () => {
  expect(await scene(() => new RenderingEnded('memory is full'))).toMatchObject({
    versions: 'memory is full',
    tries: 3,
  })
})

test('a posted form is not processed a second time after its thread died', async () => {
  expect(await scene(() => new RenderingEnded('memory is full'), { method: 'POST' })).toMatchObject({
    versions: 'memory is full',
    tries: 1,
  })
})
