import { SECRET, START_MS, startApi, type ApiUnderTest } from 'backend/testing/api-under-test'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embeddedRequests } from 'platform/host/http/embedded-requests'
import { pageForm } from 'platform/host/http/page-form'
import { followContentChanges } from 'platform/host/page-cache/follow-content-changes'
import { HeardChanges } from 'platform/host/page-cache/heard-changes'
import type { SharedStore } from 'platform/host/page-cache/shared/redis-store'
import { SharedPages } from 'platform/host/page-cache/shared/shared-pages'
import { StoredPages } from 'platform/host/page-cache/stored-pages'
import { VisitorCountries } from 'platform/host/page-cache/visitor-countries'
import { anonymousHelp } from 'platform/host/rendering/anonymous-help'
import type { Prepare } from 'platform/host/releases/preparing'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import type { PageDeps } from 'platform/host/pages/handle-page'
import { pageHandlers } from 'platform/host/pages/page-handlers'
import type { RenderJob } from 'platform/host/rendering/threads/render-messages'
import type { RenderHelp } from 'platform/host/rendering/threads/thread-options'
import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import { product } from '../product/product.ts'

export { START_MS }

const release = (addresses: string[]): SnapshotArea => ({
  version: '1.0.0',
  container: '',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses,
  slots: [],
  menu: {},
  down: {},
})
const released: Snapshot = {
  shell: release([]),
  areas: { 'user-centre': release(['user']), brokers: release(['brokers']) },
  pinned: {},
  epoch: 0,
}

/** Stands in for the code of releases: receives the render job, may make calls, returns the page's text. */
export type Rendering = (job: RenderJob, help: RenderHelp) => Promise<string>

export interface PageScene {
  site: ApiUnderTest
  /** Render jobs sent to a render thread, as they were sent. */
  jobs: RenderJob[]
  /** Renders the next pages; at first every page is empty. */
  rendering: Rendering
  /** How long a page would wait to be rendered, in ms; at first not at all. */
  waitMs: number
  /** Posts a form like a browser without JavaScript. Cookies are kept in `cookies`. */
  post(path: string, fields: Record<string, string>): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Replaces the releases that visitors get. */
  snapshot: Snapshot
  cookies: Map<string, string>
  /** What happens in a process before visitors get an activated release. */
  prepare: Prepare
  /** Resolves when the stored pages that earlier changes concern are dropped. */
  heard(): Promise<void>
  close(): Promise<void>
}

interface SceneOptions {
  sample?: boolean
  /** Another process of the same portal, which is closed after this one. */
  beside?: PageScene
  /** Stands in for Redis, through which processes share stored pages. */
  store?: SharedStore
}

/** Pages on a real backend and a real HTTP server; only the code of releases is replaced, by a function with the same input. */
export async function openPageScene({ sample = false, beside, store }: SceneOptions = {}): Promise<PageScene> {
  const site = beside?.site ?? (await startApi({ sample }))
  const scene = {
    site,
    jobs: [] as RenderJob[],
    cookies: new Map<string, string>(),
    rendering: async () => '',
    waitMs: 0,
    snapshot: released,
  } as unknown as PageScene
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: { err?: unknown }) => void scene.site.errors.push(fields.err ?? fields),
  } as unknown as PageDeps['log']
  const threads = {
    async render(job: RenderJob, help: RenderHelp) {
      scene.jobs.push(structuredClone(job))
      return {
        kind: 'page' as const,
        status: job.answered?.status ?? 200,
        html: await scene.rendering(job, help),
        areas: [],
        isWhole: true,
        failures: [],
      }
    },
  }
  const counts = createCallCounts(log)
  const processes = { id: beside ? 'beside' : 'scene', live: async () => [] }
  const shared = store && new SharedPages({ store, db: site.db, processes, secret: SECRET, log })
  await shared?.start()
  const pages = new StoredPages(10_000_000, shared)
  await followContentChanges(site.db, pages)
  const heard = new HeardChanges({ db: site.db, processes, log })
  await heard.start()
  const portalProduct = product(site.api, counts)
  const origin = 'http://localhost:3000'
  const deps = {
    snapshots: {
      know: async () => {},
      freeze: () => scene.snapshot,
      hasCanary: false,
      beforeActivation: (prepare: Prepare) => void (scene.prepare = prepare),
      recordOf: () => undefined,
      fallbackOf: () => undefined,
      isRevoked: () => false,
    },
    longestWaitMs: 800,
    threads: {
      ...threads,
      renderApart: (job: () => RenderJob, help: RenderHelp) => threads.render(job(), help),
      get waitMs() {
        return scene.waitMs
      },
    },
    breakers: { worked() {}, failed() {}, trip() {}, isOpen: () => false },
    health: { count() {} },
    votes: { cast() {} },
    probe: { suspect() {} },
    offendingNetworks: { mustBeApart: () => false, waitFor: () => 0, ended() {} },
    log,
    product: portalProduct,
    countries: new VisitorCountries(portalProduct.countryOf),
    headersOf: () => ({ 'X-Site': 'scene' }),
    helpFor: anonymousHelp({ product: portalProduct, origin, apiOrigin: undefined }),
    opsOrigin: undefined,
    counts,
    pages,
    texts: async () => ({ dictionary: {} }),
    pinsOf: async () => ({}),
    origin,
    apiOrigin: undefined,
    cookieHost: undefined,
    siteVariants: new Map(),
    environment: 'test',
    serviceWorker: undefined,
  } as unknown as Parameters<typeof pageHandlers>[0]
  const { first, last } = pageHandlers(deps)
  const server = await listen(express().set('trust proxy', 1).use(embeddedRequests, first, pageForm, last))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...scene.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { Cookie: cookie }), ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) scene.cookies.delete(name)
      else scene.cookies.set(name, value)
    }
    return answer
  }
  return Object.assign(scene, {
    heard: () => heard.byAll(),
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    close: async () => {
      await new Promise(closed => server.close(closed))
      if (!beside) await site.close()
    },
  })
}

const listen = (app: ReturnType<typeof express>) =>
  new Promise<Server>(listening => {
    const server: Server = app.listen(0, '127.0.0.1', () => listening(server))
  })
