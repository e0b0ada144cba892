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

const textOf = (blob: Blob) =>
  new Promise<string>(read => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.readAsText(blob)
  })
