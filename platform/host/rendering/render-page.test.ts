import { expect, test } from '@jest/globals'
import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import { ReleaseBreakers } from '../releases/release-breakers.ts'
import { renderPage } from './render-page.ts'
import { createThreadEnders } from './thread-enders.ts'
import type { RenderOrder, RenderResult, SentFailure } from './threads/render-messages.ts'
import { RenderingEnded } from './threads/rendering-ended.ts'
import type { RenderHelp } from './threads/thread-options.ts'

const release = (version: string) => ({ version }) as SnapshotArea
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
  rendering: (order: RenderOrder, tries: number) => RenderResult | Error,
  {
    previous = ['brokers', 'tools'],
    method = 'GET' as 'GET' | 'POST',
    isRevoked = (_area: string): boolean => false,
    leaves = false,
  } = {},
) {
  const counted: string[] = []
  const breakers = new ReleaseBreakers()
  let tries = 0
  let apart = 0
  const left = new AbortController()
  const render = async (order: RenderOrder) => {
    if (leaves) left.abort()
    const result = rendering(order, ++tries)
    if (result instanceof Error) throw result
    return result
  }
  const parts = {
    breakers,
    votes: { cast: () => {} },
    probe: { suspect: () => {} },
    enders: createThreadEnders(),
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
    threads: { render, renderApart: (orderNow: () => RenderOrder) => (apart++, render(orderNow())) },
  }
  const order = { url: 'http://site/en/brokers', method } as RenderOrder
  const answer = await renderPage(parts, chosen, order, { signal: left.signal } as RenderHelp, '192.0.2.1').catch(
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
    breakers,
    status: answer instanceof Error || answer.result.kind === 'redirect' ? undefined : answer.result.status,
  }
}

const isNew = ({ snapshot }: RenderOrder, area: string) => snapshot.areas[area]!.version === '2.0.0'

test.each([
  ['cannot be loaded', { status: 503, down: 'brokers', failures: [failure({ stage: 'load' })] }, 'load_failure'],
  ['throws as it renders', { status: 503, down: 'brokers', failures: [failure()] }, 'render_error'],
  ['throws as it reads its data', { status: 500, failures: [failure({ reference: '7F3A' })] }, 'render_error'],
])('where an area %s the release before it stands in', async (_what, page, kind) => {
  const { versions, status, counted } = await scene(order => pageOf(isNew(order, 'brokers') ? page : {}))
  expect({ versions, status, counted }).toEqual({
    versions: { brokers: '1.0.0', tools: '2.0.0' },
    status: 200,
    counted: [`brokers 2.0.0 ${kind}`],
  })
})

test('where there is none the page goes out as it is', async () => {
  const page = { status: 503, down: 'brokers', failures: [failure()] }
  expect(await scene(() => pageOf(page), { previous: [] })).toMatchObject({
    versions: { brokers: '2.0.0' },
    status: 503,
    tries: 1,
  })
})

test('what the API answers is nobody’s fault', async () => {
  const page = { status: 502, failures: [failure({ reference: '7F3A' }, 'ApiError')] }
  expect(await scene(() => pageOf(page))).toMatchObject({
    versions: { brokers: '2.0.0' },
    status: 502,
    tries: 1,
    counted: [],
  })
})

test('a part that fails leaves the page as it is, and is counted', async () => {
  const answer = await scene(() => pageOf({ areas: ['brokers', 'tools'], failures: [failure({ area: 'tools' })] }))
  expect(answer).toMatchObject({ versions: { tools: '2.0.0' }, tries: 1, counted: ['tools 2.0.0 render_error'] })
})

test('a page whose thread ended by what another area did is rendered again without that', async () => {
  const loop = new RenderingEnded('stood still', { area: 'tools', version: '2.0.0' }, 'loop')
  const answer = await scene(order => (isNew(order, 'tools') ? loop : pageOf()))
  expect(answer).toMatchObject({
    versions: { brokers: '2.0.0', tools: '1.0.0' },
    tries: 2,
    counted: ['tools 2.0.0 loop'],
  })
})

test('a page whose thread ended for what nobody knows is rendered again apart from others, and nobody is blamed', async () => {
  const answer = await scene((_order, tries) => (tries === 1 ? new RenderingEnded('memory is full') : pageOf()), {
    previous: [],
  })
  expect(answer).toMatchObject({ versions: { brokers: '2.0.0' }, tries: 2, apart: 1, counted: [] })
  expect(answer.breakers.isOpen({ area: 'shell', version: '2.0.0' })).toBe(false)
})

test('if it ends its thread there too, the release before stands in', async () => {
  const full = (order: RenderOrder, tries: number) =>
    new RenderingEnded(
      'memory is full',
      tries === 1 ? undefined : { area: 'brokers', version: order.snapshot.areas.brokers!.version },
    )
  const answer = await scene((order, tries) => (isNew(order, 'brokers') ? full(order, tries) : pageOf()))
  expect(answer).toMatchObject({
    versions: { brokers: '1.0.0' },
    tries: 3,
    apart: 1,
    counted: ['brokers 2.0.0 render_error'],
  })
})

test('what was revoked meanwhile is not tried again', async () => {
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
  ['a part of it', () => pageOf({ failures: [failure({ stage: 'load' }, 'AbortError')] })],
  ['its own area', () => pageOf({ status: 503, down: 'brokers', failures: [failure({}, 'AbortError')] })],
])(
  'where a visitor leaves and %s is broken off, nobody is blamed and nothing tried again',
  async (_what, rendering) => {
    expect(await scene(rendering, { leaves: true })).toMatchObject({ tries: 1, counted: [] })
  },
)

test('a loop is found also where the visitor did not wait for it', async () => {
  const loop = new RenderingEnded('stood still', { area: 'tools', version: '2.0.0' }, 'loop')
  expect(await scene(() => loop, { leaves: true })).toMatchObject({ tries: 1, counted: ['tools 2.0.0 loop'] })
})

test('there is an end to it', async () => {
  expect(await scene(() => new RenderingEnded('memory is full'))).toMatchObject({
    versions: 'memory is full',
    tries: 3,
  })
})

test('what was posted is not done twice', async () => {
  expect(await scene(() => new RenderingEnded('memory is full'), { method: 'POST' })).toMatchObject({
    versions: 'memory is full',
    tries: 1,
  })
})
