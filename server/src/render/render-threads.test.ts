import { afterEach, expect, test } from '@jest/globals'
import { join } from 'node:path'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import { toSnapshotArea } from '../releases/snapshots.ts'
import { writeFakeRelease } from '../testing/fake-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { RenderOrder } from './render-messages.ts'
import { RenderThreads, type RenderingEnded } from './render-threads.ts'

let threads: RenderThreads | undefined
afterEach(() => threads?.close())

/** A shell that renders the area named in the address, and areas whose page does what `pages` says. */
const shellCode = `module.exports = {
  provideFederationCore() {}, createShareScope: () => ({}),
  async render({ request, loadArea, transport, snapshot }) {
    const name = new URL(request.url).pathname.split('/').at(-1)
    const { area } = await loadArea(name)
    const html = await area.page({ transport, signal: request.signal })
    return { kind: 'page', status: 200, html, head: { title: name }, state: { snapshot }, areas: [name], failures: [] }
  },
}`
const areaCode = (name: string, page: string) =>
  `module.exports = { init() {}, get: async () => () => ({ area: { name: '${name}', page: ${page} } }) }`

function scene(pages: Record<string, string>) {
  const folder = temporaryFolder()
  const records = new Map<string, ReleaseRecord>()
  const put = (area: string, nodeEntry: string) => {
    const record = writeFakeRelease(join(folder, area, '1.0.0'), { area, version: '1.0.0', nodeEntry })
    records.set(`${area} 1.0.0`, record)
    return toSnapshotArea(record)
  }
  const shell = put('shell', shellCode)
  const areas = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, put(name, areaCode(name, page))]))
  const snapshot: Snapshot = { shell, areas, pinned: {}, epoch: 0 }
  const ended: RenderingEnded[] = []
  threads = new RenderThreads({
    folder, isVerified: true, count: 1,
    recordOf: async (area, version) => records.get(`${area} ${version}`),
    named: () => [...records.keys()],
    onEnded: error => void ended.push(error),
  })
  const order = (name: string): RenderOrder => ({
    url: `http://site/en/${name}`, method: 'GET', snapshot, down: [], user: null, device: { userAgent: '', fingerprint: '' },
    visitor: { lang: 'en', countryCode: '', now: 0, origin: 'http://site', environment: 'test' },
  })
  const help = {
    origin: 'http://site', log: () => {}, signal: new AbortController().signal,
    call: async ({ name, input }: { name: string; input: unknown }) =>
      ({ status: 200, body: { succeed: true, ErrorCode: 0, message: '', Data: `${name} ${JSON.stringify(input)}` } }),
  }
  const htmlOf = async (name: string) => {
    const result = await threads!.render(order(name), help)
    return result.kind === 'page' ? /<div id="app">(.*?)<\/div>/.exec(result.html)![1] : result.kind
  }
  return { htmlOf, ended }
}

test('a page is rendered with calls answered by the thread that serves', async () => {
  const { htmlOf } = scene({ a: `async ({ transport, signal }) => (await transport.send({ declaration: { name: 'x.y' }, input: { n: 1 }, headers: {}, signal })).body.Data` })
  expect(await htmlOf('a')).toBe('x.y {"n":1}')
})

test('what a page throws is told, and the next page is rendered', async () => {
  const { htmlOf } = scene({ bad: `async () => { throw new TypeError('no') }`, good: `async () => 'fine'` })
  await expect(htmlOf('bad')).rejects.toThrow(/no/)
  expect(await htmlOf('good')).toBe('fine')
})

test('an endless loop is found, named and ended, and pages are rendered again', async () => {
  const { htmlOf, ended } = scene({ loop: `async () => { for (;;) {} }`, good: `async () => 'fine'` })
  await htmlOf('good')
  const looping = htmlOf('loop')
  await expect(looping).rejects.toThrow(/loop 1.0.0 kept the render thread busy/)
  expect(ended[0]!.culprit).toEqual({ area: 'loop', version: '1.0.0' })
  expect(await htmlOf('good')).toBe('fine')
})

test('memory without end ends the thread alone', async () => {
  const { htmlOf, ended } = scene({ fat: `async () => { const all = []; for (;;) { all.push(new Array(1e6).fill(0).map(() => ({}))); await new Promise(setImmediate) } }`, good: `async () => 'fine'` })
  await expect(htmlOf('fat')).rejects.toThrow(/render thread/)
  expect(ended).toHaveLength(1)
  expect(await htmlOf('good')).toBe('fine')
}, 60_000)

test('an error that nobody catches ends the thread alone', async () => {
  const { htmlOf } = scene({ late: `() => { setTimeout(() => { throw new Error('late') }); return new Promise(() => {}) }`, good: `async () => 'fine'` })
  await expect(htmlOf('late')).rejects.toThrow(/render thread died: late/)
  expect(await htmlOf('good')).toBe('fine')
})
