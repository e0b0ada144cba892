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

test('every area that says it fills the slot brings its part, in the order of their names', async () => {
  const { store } = storeOf({ tools: fill(async () => 'from tools'), brokers: fill(async () => 'from brokers') })
  await store.load(use, { budgeted: true, signal: staying() })
  expect(store.parts.get(key)).toEqual([
    { area: 'brokers', state: 'ready', data: 'from brokers' },
    { area: 'tools', state: 'ready', data: 'from tools' },
  ])
})

test('a slot nobody fills is empty without a word', async () => {
  const { store, reports, states } = storeOf({})
  await store.load(use, { budgeted: true, signal: staying() })
  expect([states(), reports]).toEqual([[], []])
})

test('a broken part does not reject and leaves the others whole', async () => {
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
      ['c', 'area c says it fills home.tools but does not'],
    ]),
  )
})

test('what broke on the server is left for the browser to try once more', async () => {
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
  'with a budget of %p ms the page goes out after %p ms, the late part left waiting',
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

test('in the browser there is no budget: a late part is waited for', async () => {
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

test('the same slot asked for twice at once is loaded once, and both wait for it', async () => {
  let loads = 0
  const { store, states } = storeOf({ tools: fill(async () => ++loads) })
  await Promise.all([
    store.load(use, { budgeted: false, signal: staying() }),
    store.load(use, { budgeted: false, signal: staying() }),
  ])
  await store.load(use, { budgeted: false, signal: staying() })
  expect([loads, states()]).toEqual([1, ['tools ready']])
})

test('with other props it is another part', async () => {
  const seen: unknown[] = []
  const { store } = storeOf({ tools: fill(async props => void seen.push(props)) })
  await store.load({ name: 'home.tools', props: { traderCode: '1' } } as never, { budgeted: false, signal: staying() })
  await store.load({ name: 'home.tools', props: { traderCode: '2' } } as never, { budgeted: false, signal: staying() })
  expect(seen).toEqual([{ traderCode: '1' }, { traderCode: '2' }])
})

test('who leaves reports nothing and leaves the part waiting', async () => {
  const left = new AbortController()
  const { store, reports, states } = storeOf({ tools: fill(() => new Promise(() => {})) })
  const load = store.load(use, { budgeted: false, signal: left.signal })
  await Promise.resolve()
  left.abort()
  await load
  expect([reports, states()]).toEqual([[], ['tools waiting']])
})

test('where whoever asked first has left, the second to ask brings the part', async () => {
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

test('a failed part is loaded anew after a retry, the others are left alone', async () => {
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

test("of what the server rendered the HTML stays until the code takes over, with the server's data", async () => {
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
  expect(states()).toEqual(['a kept', 'b waiting'])
  expect(await store.fetchCode(key, 'a')).toBe(true)
  expect(states()).toEqual(['a kept', 'b waiting'])
  store.takeOver(key, 'a')
  expect(store.parts.get(key)?.[0]).toEqual({ area: 'a', state: 'ready', data: 'from the server' })
})

test("where an area's code does not load in the browser, what the server rendered of it stays", async () => {
  const { store, reports, states } = storeOf({ a: new Error('its code did not load') })
  store.resume([[key, [{ area: 'a', state: 'ready', data: 1 }]]])
  expect(await store.fetchCode(key, 'a')).toBe(false)
  expect([states(), reports]).toEqual([['a kept'], [['a', 'its code did not load']]])
})

test('a part that throws while it renders can be marked as failed', async () => {
  const { store, states } = storeOf({ a: fill(async () => 1) })
  await store.load(use, { budgeted: true, signal: staying() })
  store.fail(key, 'a')
  expect(states()).toEqual(['a failed'])
})
