import { afterEach, expect, jest, test } from '@jest/globals'
import type { Area, LoadContext, SlotFill } from '../contract/area.ts'
import type { Snapshot } from '../contract/release.ts'
import { slotKey } from '../contract/slots.ts'
import { SlotStore } from './slot-store.ts'

const use = { name: 'home.tools', props: {} } as const
const key = slotKey(use.name, use.props)
const staying = () => new AbortController().signal
const Part = Object.assign(() => null, { load: async () => undefined })

const fill = (load: NonNullable<SlotFill['load']>, budgetMs?: number): SlotFill =>
  ({ slot: 'home.tools', load, part: Part, ...(budgetMs && { budgetMs }) }) as SlotFill

/** A store with areas that declare `home.tools` and fill it with a slot, fail to load with an error, or (null) do not fill it. */
function storeOf(areas: Record<string, SlotFill | Error | null>) {
  const reports: [area: string, message: string][] = []
  const declared = Object.fromEntries(Object.keys(areas).map(name => [name, { slots: ['home.tools'] }]))
  const areaOf = (name: string): Area => {
    const filled = areas[name]
    if (filled instanceof Error) throw filled
    return { name, routes: [], slots: filled ? [filled] : [] }
  }
  const store = new SlotStore({
    snapshot: { areas: { ...declared, bystander: { slots: [] } } } as unknown as Snapshot,
    areas: { load: async name => areaOf(name), loaded: name => areaOf(name) },
    context: () => ({ lang: 'en', url: new URL('http://localhost/en/') }) as Omit<LoadContext, 'signal' | 'params'>,
    report: (area, _stage, error) => void reports.push([area, (error as Error).message]),
  })
  return { store, reports, states: () => store.parts.get(key)?.map(part => `${part.area} ${part.state}`) }
}

afterEach(() => {
  jest.useRealTimers()
})

test('every area that declares a slot fills it, in alphabetical order', async () => {
  const { store } = storeOf({ tools: fill(async () => 'from tools'), brokers: fill(async () => 'from brokers') })
  await store.load(use, { budgeted: true, signal: staying() })
  expect(store.parts.get(key)).toEqual([
    { area: 'brokers', state: 'ready', data: 'from brokers' },
    { area: 'tools', state: 'ready', data: 'from tools' },
  ])
})

test('a slot that no area fills is empty and reports nothing', async () => {
  const { store, reports, states } = storeOf({})
  await store.load(use, { budgeted: true, signal: staying() })
  expect([states(), reports]).toEqual([[], []])
})

test('failing slot content does not reject and does not affect other areas', async () => {
  const { store, reports, states } = storeOf({
    a: fill(async () => {
      throw new Error('its backend is down')
    }),
    b: new Error('its code did not load'),
    c: null,
    d: fill(async () => 'fine'),
  })
  await expect(store.load(use, { budgeted: false, signal: staying() })).resolves.toBeUndefined()
  expect(states()).toEqual(['a failed', 'b failed', 'c failed', 'd ready'])
  expect(reports).toEqual(
    expect.arrayContaining([
      ['a', 'its backend is down'],
      ['b', 'its code did not load'],
      ['c', 'area c declares the slot home.tools but does not fill it'],
    ]),
  )
})

test('slot content that failed on the server is retried in the browser', async () => {
  const { store, states } = storeOf({
    tools: fill(async () => {
      throw new Error('down')
    }),
  })
  await store.load(use, { budgeted: true, signal: staying() })
  expect(states()).toEqual(['tools waiting'])
})

test.each([
  [undefined, 300],
  [800, 800],
])(
  'with a budget of %p ms the page is sent after %p ms, and late slot content stays pending',
  async (budgetMs, goesOutAfter) => {
    jest.useFakeTimers()
    let toldToStop = false
    const never = (_props: object, { signal }: LoadContext) => {
      signal.addEventListener('abort', () => (toldToStop = true))
      return new Promise(() => {})
    }
    const { store, reports, states } = storeOf({ late: fill(never, budgetMs), quick: fill(async () => 1) })
    let goneOut = false
    const load = store.load(use, { budgeted: true, signal: staying() }).then(() => (goneOut = true))
    await jest.advanceTimersByTimeAsync(goesOutAfter - 1)
    expect(goneOut).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await load
    expect(states()).toEqual(['late waiting', 'quick ready'])
    expect(toldToStop).toBe(true)
    expect(reports).toEqual([['late', 'time budget spent']])
  },
)

test('in the browser late slot content is awaited without a budget', async () => {
  jest.useFakeTimers()
  const { store, states } = storeOf({
    late: fill(() => new Promise(resolve => setTimeout(() => resolve('there'), 5_000))),
  })
  const load = store.load(use, { budgeted: false, signal: staying() })
  await jest.advanceTimersByTimeAsync(4_999)
  expect(states()).toEqual(['late waiting'])
  await jest.advanceTimersByTimeAsync(1)
  await load
  expect(states()).toEqual(['late ready'])
})

test('concurrent requests for the same slot load it once', async () => {
  let loads = 0
  const { store, states } = storeOf({ tools: fill(async () => ++loads) })
  await Promise.all([
    store.load(use, { budgeted: false, signal: staying() }),
    store.load(use, { budgeted: false, signal: staying() }),
  ])
  await store.load(use, { budgeted: false, signal: staying() })
  expect([loads, states()]).toEqual([1, ['tools ready']])
})

test('a slot with other props is loaded separately', async () => {
  const seen: unknown[] = []
  const { store } = storeOf({ tools: fill(async props => void seen.push(props)) })
  await store.load({ name: 'home.tools', props: { traderCode: '1' } } as never, { budgeted: false, signal: staying() })
  await store.load({ name: 'home.tools', props: { traderCode: '2' } } as never, { budgeted: false, signal: staying() })
  expect(seen).toEqual([{ traderCode: '1' }, { traderCode: '2' }])
})

test('a cancelled slot load reports nothing and leaves the content pending', async () => {
  const left = new AbortController()
  const { store, reports, states } = storeOf({ tools: fill(() => new Promise(() => {})) })
  const load = store.load(use, { budgeted: false, signal: left.signal })
  await Promise.resolve()
  left.abort()
  await load
  expect([reports, states()]).toEqual([[], ['tools waiting']])
})

test('a second request still loads the slot if the first was cancelled', async () => {
  const left = new AbortController()
  let loads = 0
  const { store, states } = storeOf({
    tools: fill(() => (++loads === 1 ? new Promise(() => {}) : Promise.resolve('there'))),
  })
  const first = store.load(use, { budgeted: false, signal: left.signal })
  await Promise.resolve()
  const second = store.load(use, { budgeted: false, signal: staying() })
  left.abort()
  await Promise.all([first, second])
  expect(states()).toEqual(['tools ready'])
})

test('a retry reloads only the failed slot content', async () => {
  let down = true
  let othersLoads = 0
  const { store, states } = storeOf({
    broken: fill(async () => {
      if (down) throw new Error('down')
    }),
    whole: fill(async () => void othersLoads++),
  })
  await store.load(use, { budgeted: false, signal: staying() })
  down = false
  store.retry(key, 'broken')
  expect(states()).toEqual(['broken waiting', 'whole ready'])
  await store.load(use, { budgeted: false, signal: staying() })
  expect([states(), othersLoads]).toEqual([['broken ready', 'whole ready'], 1])
})

test('server-rendered slot content stays visible until its code takes over with the server’s data', async () => {
  const { store, states } = storeOf({ a: fill(async () => 'anew') })
  store.resume([
    [
      key,
      [
        { area: 'a', state: 'ready', data: 'from the server' },
        { area: 'b', state: 'waiting' },
      ],
    ],
  ])
  expect(states()).toEqual(['a deferred', 'b waiting'])
  expect(await store.fetchCode(key, 'a')).toBe(true)
  expect(states()).toEqual(['a deferred', 'b waiting'])
  store.takeOver(key, 'a')
  expect(store.parts.get(key)?.[0]).toEqual({ area: 'a', state: 'ready', data: 'from the server' })
})

test('server-rendered slot content stays visible if the area’s code does not load in the browser', async () => {
  const { store, reports, states } = storeOf({ a: new Error('its code did not load') })
  store.resume([[key, [{ area: 'a', state: 'ready', data: 1 }]]])
  expect(await store.fetchCode(key, 'a')).toBe(false)
  expect([states(), reports]).toEqual([['a deferred'], [['a', 'its code did not load']]])
})

test('slot content that throws while rendering can be marked as failed', async () => {
  const { store, states } = storeOf({ a: fill(async () => 1) })
  await store.load(use, { budgeted: true, signal: staying() })
  store.fail(key, 'a')
  expect(states()).toEqual(['a failed'])
})
