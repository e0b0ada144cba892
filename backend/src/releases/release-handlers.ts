import { releasesBeacon, releasesBeacontoken } from 'calls/beacon'
import { releasesRevoked } from 'calls/releases'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { narrowNetworkOf, wideNetworkOf } from 'platform/api/network'
import type { Parts } from '../parts.ts'
import { BeaconTokens, beaconTokenSeconds } from './beacon-tokens.ts'

/** Above these the web vitals call a page poor: ms, ms, and a score. */
const poorFrom = { lcp: 4_000, inp: 500, cls: 0.25 } as const
const vitals = ['lcp', 'inp', 'cls'] as const

interface ReleaseName {
  area: string
  version: string
}

type Vital = (typeof vitals)[number]

/** An event that a browser reports about a release. `value` is what was measured: milliseconds, or the score for `cls`. */
export interface ReportedEvent extends ReleaseName {
  kind: 'view' | 'browser_error' | 'chunk_error' | Vital | `poor_${Vital}`
  value?: number
}

/** The vote of one network on a release. `network` is a /24 in IPv4 and a /48 in IPv6. */
export interface ReportedVote extends ReleaseName {
  side: 'browser'
  network: string
  failed: boolean
}

/** Counts the events and votes that browsers send about releases. */
export interface ReleaseWatch {
  health: { count(event: ReportedEvent): void }
  votes: { cast(vote: ReportedVote): void }
  /** Only releases that are served are counted: whoever sends made-up names must not fill tables. */
  isServed(release: ReleaseName): boolean
}

/** Tokens and messages of one network within ten minutes, and failures of one release in the charts that ops see. */
const TOKENS = { most: 600, seconds: 600 }
const MESSAGES = { most: 60, seconds: 600 }
const CHARTED_FAILURES = { most: 2, seconds: 600 }

export function releaseHandlers({ db }: Pick<Parts, 'db'>, secret: Uint8Array, watch?: ReleaseWatch): CallHandler[] {
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
