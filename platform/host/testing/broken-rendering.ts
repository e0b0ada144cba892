import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import type { Vote } from '../guard/release-votes.ts'
import { ReleaseBreakers } from '../releases/release-breakers.ts'
import { FaultProbe } from '../rendering/fault-probe.ts'
import { renderPage, type RenderedPage } from '../rendering/render-page.ts'
import { createThreadEnders } from '../rendering/thread-enders.ts'
import type { RenderOrder, RenderResult } from '../rendering/threads/render-messages.ts'
import type { RenderHelp } from '../rendering/threads/thread-options.ts'

const release = (version: string) => ({ version }) as SnapshotArea
const fresh: Snapshot = { shell: release('2.0.0'), areas: { brokers: release('2.0.0') }, pinned: {}, epoch: 0 }

export interface BrokenRendering {
  /** A visitor of this address opens the path, or posts a form to it. */
  visit(ip: string, path: string, method?: 'GET' | 'POST'): Promise<RenderedPage>
  /** Failures voted against a release. */
  failures(): Vote[]
  breakers: ReleaseBreakers
  /** Addresses that were rendered apart from others, including the server's own renderings. */
  apart: string[]
  /** Resolves once the server's own renderings have ended. */
  settled(): Promise<void>
}

/** Renders pages like the server, on threads whose results `rendering` gives; brokers 2.0.0 is fresh and can fall back to 1.0.0. */
export function brokenRendering(
  rendering: (order: RenderOrder, isApart: boolean) => RenderResult | Error,
): BrokenRendering {
  const votes: Vote[] = []
  const apart: string[] = []
  const breakers = new ReleaseBreakers()
  let running = 0
  const render = async (order: RenderOrder, isApart = false) => {
    const result = rendering(order, isApart)
    if (result instanceof Error) throw result
    return result
  }
  const threads = {
    render: (order: RenderOrder) => render(order),
    async renderApart(orderNow: () => RenderOrder) {
      running++
      try {
        await Promise.resolve()
        const order = orderNow()
        apart.push(new URL(order.url).pathname)
        return await render(order, true)
      } finally {
        running--
      }
    },
  }
  const snapshots = {
    fallbackOf: (_area: string, version: string) => (version === '2.0.0' ? release('1.0.0') : undefined),
    isRevoked: () => false,
  }
  const shared = {
    threads,
    snapshots,
    breakers,
    votes: { cast: (vote: Vote) => void votes.push(vote) },
    log: { error: () => {} },
  }
  const probe = new FaultProbe({
    ...shared,
    anonymousHelp: (_order, signal) => ({ signal }) as RenderHelp,
    pause: async () => {},
  })
  const deps = { ...shared, probe, enders: createThreadEnders(), health: { count: () => {} } }
  return {
    visit: (ip, path, method = 'GET') =>
      renderPage(
        deps,
        fresh,
        { url: `http://site${path}`, method, visitor: {}, device: {}, user: null } as unknown as RenderOrder,
        { signal: new AbortController().signal } as RenderHelp,
        ip,
      ),
    failures: () => votes.filter(({ failed }) => failed),
    breakers,
    apart,
    async settled() {
      do await new Promise(turn => setImmediate(turn))
      while (running > 0)
    },
  }
}

export const soundPage: RenderResult = { kind: 'page', status: 200, html: '', areas: ['brokers'], failures: [] }
