import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'
import type { Vote } from '../guard/release-votes.ts'
import { ReleaseBreakers } from '../releases/release-breakers.ts'
import { FaultProbe } from '../rendering/fault-probe.ts'
import { renderPage, type RenderedPage } from '../rendering/render-page.ts'
import { createOffendingNetworks } from '../rendering/offending-networks.ts'
import type { RenderJob, RenderResult } from '../rendering/threads/render-messages.ts'
import type { RenderHelp } from '../rendering/threads/thread-options.ts'

const release = (version: string) => ({ version, addresses: ['brokers'] }) as unknown as SnapshotArea
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
  rendering: (job: RenderJob, isApart: boolean) => RenderResult | Error,
): BrokenRendering {
  const votes: Vote[] = []
  const apart: string[] = []
  const breakers = new ReleaseBreakers()
  let running = 0
  const render = async (job: RenderJob, isApart = false) => {
    const result = rendering(job, isApart)
    if (result instanceof Error) throw result
    return result
  }
  const threads = {
    render: (job: RenderJob) => render(job),
    async renderApart(jobNow: () => RenderJob) {
      running++
      try {
        await Promise.resolve()
        const job = jobNow()
        apart.push(new URL(job.url).pathname)
        return await render(job, true)
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
    anonymousHelp: (_job, signal) => ({ signal }) as RenderHelp,
    pause: async () => {},
  })
  const deps = { ...shared, probe, offendingNetworks: createOffendingNetworks(), health: { count: () => {} } }
  return {
    visit: (ip, path, method = 'GET') =>
      renderPage(
        deps,
        fresh,
        { url: `http://site${path}`, method, visitor: {}, device: {}, user: null } as unknown as RenderJob,
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

export const healthyPage: RenderResult = {
  kind: 'page',
  status: 200,
  html: '',
  areas: ['brokers'],
  isWhole: true,
  failures: [],
}
