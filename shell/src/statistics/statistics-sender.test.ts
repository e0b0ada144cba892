import { windowEvent } from 'calls/window-event'
import { statisticsSender } from './statistics-sender.ts'

const asked = (values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => asked({ doNotTrack: null, globalPrivacyControl: undefined }))

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'with %j, statistics are neither collected nor sent',
  values => {
    asked(values)
    expect(statisticsSender()).toBeUndefined()
  },
)

test('statistics events are sent as one JSON beacon', async () => {
  const sent: [string, Blob][] = []
  asked({ sendBeacon: (path: string, body: Blob) => sent.push([path, body]) > 0 })
  statisticsSender()!([{ call: 'fxad.hits', input: { hitsType: 1 } }])
  const [[path, body]] = sent as [[string, Blob]]
  expect([path, body.type]).toEqual(['/wikifxweb-v1/statistics/batch-v1', 'application/json'])
  expect(JSON.parse(await textOf(body))).toEqual({ events: [{ call: 'fxad.hits', input: { hitsType: 1 } }] })
})

test('several entries of the event log are sent as one call of their own', async () => {
  const sent: [string, Blob][] = []
  asked({ sendBeacon: (path: string, body: Blob) => sent.push([path, body]) > 0 })
  statisticsSender()!([
    windowEvent('shown', 'notice n1'),
    { call: 'fxad.hits', input: { hitsType: 1 } },
    windowEvent('closed', 'notice n1'),
  ])
  expect(sent.map(([path]) => path)).toEqual(['/wikifxweb-v1/statistics/batch-v1', '/wikifxweb-v1/home/count-v3'])
  expect(JSON.parse(await textOf(sent[1]![1]))).toEqual({
    route: 'netwon$report',
    data: ['{"event":"shown","name":"notice n1"}', '{"event":"closed","name":"notice n1"}'],
  })
})

test('events that the beacon refuses are sent by a request that outlives the page', () => {
  const fetched: [string, RequestInit][] = []
  asked({ sendBeacon: () => false })
  globalThis.fetch = (path, init) => {
    fetched.push([String(path), init!])
    return Promise.reject(new TypeError('the page has ended'))
  }
  statisticsSender()!([{ call: 'fxad.hits', input: { hitsType: 1 } }])
  expect(fetched).toMatchObject([['/wikifxweb-v1/statistics/batch-v1', { method: 'POST', keepalive: true }]])
})

const textOf = (blob: Blob) =>
  new Promise<string>(read => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.readAsText(blob)
  })
