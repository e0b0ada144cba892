import type { Db } from 'database/db'
import { releasesBeacon, releasesBeacontoken } from 'shared-state/releases/beacon'
import { releasesRevoked } from 'shared-state/releases/revoked'
import { handle } from '../../api/handle.ts'
import type { CallHandler } from '../../api/handle.ts'
import { createAttemptLimit } from '../../api/limits/attempt-limits.ts'
import { createNetworkLimit } from '../../api/limits/network-limits.ts'
import { spendAttempt } from '../../api/limits/spend-attempt.ts'
import { narrowNetworkOf, wideNetworkOf } from '../../api/network.ts'
import type { Health } from '../guard/health.ts'
import type { Votes } from '../guard/release-votes.ts'
import type { ReleaseName } from '../releases/release-name.ts'
import { BeaconTokens, beaconTokenSeconds } from './beacon-tokens.ts'

/** Thresholds above which a page's web vitals count as poor: ms, ms, and a score. */
const poorFrom = { lcp: 4_000, inp: 500, cls: 0.25 } as const
const vitals = ['lcp', 'inp', 'cls'] as const

/** Counts the events and votes that browsers send about releases. */
export interface ReleaseWatch {
  health: Health
  votes: Votes
  /** Only served releases are counted: made-up names must not fill tables. */
  isServed(release: ReleaseName): boolean
}

/** Limits in ten minutes: tokens and messages per network, and failures per network and release in the charts for ops. */
const TOKENS = { most: 600, seconds: 600 }
const MESSAGES = { most: 60, seconds: 600 }
const CHARTED_FAILURES = { most: 2, seconds: 600 }

/** Handlers for the calls of open tabs about releases. `secret`: that of the sessions. Without `watch` nothing is counted. */
export function tabCalls(db: Db, secret: Uint8Array, watch?: ReleaseWatch): CallHandler[] {
  const tokens = new BeaconTokens(secret)
  const asked = createNetworkLimit(TOKENS)
  const messages = createNetworkLimit(MESSAGES)
  const charted = createAttemptLimit(CHARTED_FAILURES)
  const mayCount = (limit: Pick<typeof messages, 'waitFor' | 'count'>, name: string): boolean => {
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
      return {
        epoch: releases.at(-1)?.epoch ?? since,
        releases: releases.map(({ area, version }) => ({ area, version })),
      }
    }),
    handle(releasesBeacontoken, async ({ releases }, { caller: { ip } }) => {
      spendAttempt(asked, ip)
      const served = releases.filter(name => watch?.isServed(namedBy(name)))
      return { token: await tokens.issue(ip, served), seconds: beaconTokenSeconds }
    }),
    handle(
      releasesBeacon,
      async ({ token, releases, view, failures = [], vitals: measured = {} }, { caller: { ip } }) => {
        if (!watch || !mayCount(messages, ip)) return {}
        const reported = new Set(await tokens.releasesOf(token, ip))
        for (const release of releases.filter(known => reported.has(nameOf(known)) && watch.isServed(known))) {
          const failure = failures.find(({ area }) => area === release.area)
          if (view || failure)
            watch.votes.cast({ ...release, side: 'browser', network: wideNetworkOf(ip), failed: failure !== undefined })
          if (view) watch.health.count({ ...release, kind: 'view' })
          if (failure && mayCount(charted, `${narrowNetworkOf(ip)} ${nameOf(release)}`))
            watch.health.count({ ...release, kind: failure.kind })
          for (const vital of vitals) {
            const value = measured[vital]
            if (value === undefined) continue
            watch.health.count({ ...release, kind: vital, value })
            if (value > poorFrom[vital]) watch.health.count({ ...release, kind: `poor_${vital}` })
          }
        }
        return {}
      },
    ),
  ]
}

const nameOf = ({ area, version }: ReleaseName): string => `${area}@${version}`

function namedBy(name: string): ReleaseName {
  const at = name.indexOf('@')
  return { area: name.slice(0, at), version: name.slice(at + 1) }
}
