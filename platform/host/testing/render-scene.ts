import { afterEach } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import { toSnapshotArea } from '../releases/snapshots.ts'
import type { RenderJob } from '../rendering/threads/render-messages.ts'
import { RenderThreads } from '../rendering/threads/render-threads.ts'
import type { RenderingEnded } from '../rendering/threads/rendering-ended.ts'
import type { RenderHelp } from '../rendering/threads/thread-options.ts'
import { writeFakeRelease } from './fake-release.ts'

/** A shell that renders the area named in the address; each area's page runs its function from `pages`. */
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

/** A call that the scene answers with its name and input. */
export const echo: RenderHelp['call'] = async ({ name, input }) => ({
  status: 200,
  body: { succeed: true, ErrorCode: 0, message: '', Data: `${name} ${JSON.stringify(input)}` },
})

/** One render thread with a small release for each page; `pages` holds the source of each page's function. Close it after the test. */
export function renderScene(pages: Record<string, string>) {
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
  const threads = new RenderThreads({
    folder,
    isVerified: true,
    count: 1,
    memoryMb: 512,
    recordOf: async (area, version) => records.get(`${area} ${version}`),
    named: () => [...records.keys()],
    onEnded: error => void ended.push(error),
    onLeakedTimers: () => {},
  })
  const job = (name: string): RenderJob => ({
    url: `http://site/en/${name}`,
    method: 'GET',
    snapshot,
    down: [],
    user: null,
    device: { userAgent: '', fingerprint: '' },
    visitor: { lang: 'en', countryCode: '', now: 0, origin: 'http://site', environment: 'test' },
  })
  const helpWith = (help: Partial<RenderHelp>): RenderHelp => ({
    origin: 'http://site',
    log: () => {},
    signal: new AbortController().signal,
    call: echo,
    ...help,
  })
  const htmlOf = async (name: string, help: Partial<RenderHelp> = {}) => {
    const result = await threads.render(job(name), helpWith(help))
    return result.kind === 'page' ? result.html.split('<div id="app">')[1]!.split('</div>', 1)[0]! : result.kind
  }
  const apart = (name: string) => threads.renderApart(() => job(name), helpWith({}))
  return { htmlOf, apart, ended, waitMs: () => threads.waitMs, close: () => threads.close() }
}

/** `renderScene` for the tests of the calling file; a test's last scene is closed after the test. */
export function renderScenes(): typeof renderScene {
  let close: (() => Promise<void>) | undefined
  afterEach(() => close?.())
  return pages => {
    const opened = renderScene(pages)
    close = opened.close
    return opened
  }
}

/** A page that allocates more and more memory but yields to the event loop: otherwise the pulse check would end it first. */
export const fillWith = (step: string): string =>
  `async () => { const all = []; for (;;) { all.push(${step}); await new Promise(setImmediate) } }`
