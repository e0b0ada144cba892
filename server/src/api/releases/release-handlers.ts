import { releasesBeacon } from 'shared-state/calls/beacon'
import { releasesRevoked } from 'shared-state/calls/releases'
import type { Health } from '../../guard/health.ts'
import { createAttemptLimit } from '../../accounts/attempt-limits.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'

/** Above these the web vitals call a page poor: ms, ms, and a score. */
const poorFrom = { lcp: 4_000, inp: 500, cls: 0.25 } as const
const vitals = ['lcp', 'inp', 'cls'] as const

export interface ReleaseWatch {
  health: Health
  /** Only releases that are served are counted: whoever sends made-up names must not fill tables. */
  isServed(release: { area: string; version: string }): boolean
}

/**
 * What one address may say within ten minutes. Reports decide about rollbacks, so no single address may make many: it takes as many
 * addresses to condemn a release as it takes people who suffer from it.
 */
const PAGES_BY_IP = { most: 60, seconds: 600 }
const FAILURES_BY_IP = { most: 2, seconds: 600 }

export function releaseHandlers({ db }: Pick<Parts, 'db'>, watch?: ReleaseWatch): CallHandler[] {
  const pages = createAttemptLimit(PAGES_BY_IP)
  const failing = createAttemptLimit(FAILURES_BY_IP)
  const mayCount = (limit: typeof pages, name: string): boolean => {
    if (limit.waitFor(name) > 0) return false
    limit.count(name)
    return true
  }
  return [
    handle(releasesRevoked, async ({ since }) => {
      const releases = await db.query<{ area: string; version: string; epoch: number }>(
        'SELECT area, version, epoch FROM release_revocations WHERE epoch > $1 ORDER BY epoch',
        [since],
      )
      return { epoch: releases.at(-1)?.epoch ?? since, releases: releases.map(({ area, version }) => ({ area, version })) }
    }),
    handle(releasesBeacon, async ({ releases, view, failures = [], vitals: measured = {} }, { caller: { ip } }) => {
      if (!watch || !mayCount(pages, ip)) return {}
      for (const release of releases.filter(watch.isServed)) {
        if (view) watch.health.count({ ...release, kind: 'view' })
        const failure = failures.find(({ area }) => area === release.area)
        if (failure && mayCount(failing, `${ip} ${release.area} ${release.version}`)) watch.health.count({ ...release, kind: failure.kind })
        for (const vital of vitals) {
          const value = measured[vital]
          if (value === undefined) continue
          watch.health.count({ ...release, kind: vital, value })
          if (value > poorFrom[vital]) watch.health.count({ ...release, kind: `poor_${vital}` })
        }
      }
      return {}
    }),
  ]
}
