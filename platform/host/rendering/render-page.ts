import type { Logger } from 'pino'
import { matchArea } from 'shared-state/contract/match-area'
import type { Snapshot } from 'shared-state/contract/release'
import { wideNetworkOf } from '../../api/network.ts'
import type { Health } from '../guard/health.ts'
import type { Votes } from '../guard/release-votes.ts'
import type { ReleaseBreakers } from '../releases/release-breakers.ts'
import type { ReleaseName } from '../releases/release-name.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import type { FaultProbe } from './fault-probe.ts'
import { RenderingRefused, type OffendingNetworks } from './offending-networks.ts'
import {
  isLateContent,
  isReleasesFault,
  isTimeout,
  type RenderJob,
  type RenderResult,
  type SentFailure,
} from './threads/render-messages.ts'
import type { RenderThreads } from './threads/render-threads.ts'
import { RenderingEnded } from './threads/rendering-ended.ts'
import type { RenderHelp } from './threads/thread-options.ts'

export interface RenderDeps {
  snapshots: Pick<Snapshots, 'fallbackOf' | 'isRevoked'>
  threads: Pick<RenderThreads, 'render' | 'renderApart'>
  breakers: ReleaseBreakers
  health: Health
  votes: Votes
  probe: Pick<FaultProbe, 'suspect'>
  offendingNetworks: OffendingNetworks
  log: Pick<Logger, 'error'>
}

export interface RenderedPage {
  result: RenderResult
  /** The releases that the page was rendered with, fallbacks included. */
  snapshot: Snapshot
}

type Job = Omit<RenderJob, 'snapshot' | 'down'>

/** The page's own area and then the shell: each may fall back once. */
const mostTries = 3

/** Longer than any address of the site: a failure at a longer one is the visitor's doing. */
const longestPath = 200

/** A page as evidence: the visitor's network, and whether the request contained any input of theirs. */
interface Visit {
  job: Job
  /** Wide (platform/api/network.ts). */
  network: string
  /** A form, a query or a made-up path: a failure caused by it is not the release's fault (docs/decisions/0033). */
  hasInput: boolean
}

function visitOf(job: Job, ip: string): Visit {
  const { pathname, search } = new URL(job.url)
  return {
    job,
    network: wideNetworkOf(ip),
    hasInput: job.method === 'POST' || search !== '' || pathname.length > longestPath,
  }
}

/**
 * Renders a page with the releases of a snapshot. If the shell or the page's own area fails, its previous release is used; if there is
 * none, the page says that the area is down (503). Rejects if not even the shell can be rendered, if the visitor has left (not attributed
 * to any release), and with RenderingRefused if pages of the visitor's network (`ip`: the caller's address) keep ending render threads.
 */
export async function renderPage(
  deps: RenderDeps,
  chosen: Snapshot,
  job: Job,
  help: RenderHelp,
  ip: string,
): Promise<RenderedPage> {
  const { offendingNetworks, threads } = deps
  const visit = visitOf(job, ip)
  let snapshot = chosen
  let down: string[] = []
  refuseOffending(offendingNetworks, ip)
  suspectPaused(deps, snapshot, visit)
  const startsApart = offendingNetworks.mustBeApart(ip, visit.hasInput)
  let isApart = startsApart
  /** Called when the job's turn has come: by then other pages may have shown which release is broken and which networks end threads. */
  const jobNow = (): RenderJob => {
    refuseOffending(offendingNetworks, ip)
    const now = withoutBroken(deps, snapshot)
    snapshot = now.snapshot
    down = [...new Set([...down, ...now.down])]
    return { ...job, snapshot, down }
  }
  for (let tries = 1; ; tries++) {
    const mayTryAgain = tries < mostTries && job.method === 'GET'
    let result: RenderResult
    try {
      result = await (isApart ? threads.renderApart(jobNow, help) : threads.render(jobNow(), help))
    } catch (error) {
      if (error instanceof RenderingRefused) throw error
      const isLeft = help.signal.aborted
      // A rendering aborted because the visitor has left is no fault; an ended thread is.
      if (isLeft && !(error instanceof RenderingEnded)) throw error
      if (error instanceof RenderingEnded) offendingNetworks.ended(ip, { hasInput: visit.hasInput, isAlone: isApart })
      const failed = blame(deps, snapshot, visit, error, isApart)
      const other = withoutBroken(deps, snapshot, failed)
      // Another page may have caused the thread to end.
      if (isLeft || !mayTryAgain || !(other.changed || error instanceof RenderingEnded)) throw error
      deps.log.error(
        { err: error, ...(failed && { failed }), path: new URL(job.url).pathname },
        `retrying a page that could not be rendered${failed ? `, without ${failed.area} ${failed.version}` : ''}`,
      )
      // If no release of this page is known to be broken, another page ended the thread: a separate thread keeps this page safe from it.
      // The last try has one too: until a broken release is rolled back, further pages end threads with it.
      isApart = startsApart || !failed || !other.changed || tries === mostTries - 1
      ;({ snapshot, down } = other)
      continue
    }
    if (help.signal.aborted) return { result, snapshot }
    note(deps, snapshot, down, visit, result)
    const broken = result.kind === 'page' ? (result.down ?? toldToVisitor(result.failures)) : undefined
    const other = broken && mayTryAgain ? withoutBroken(deps, snapshot, releaseOf(snapshot, broken)) : undefined
    if (!other?.replaced) return { result, snapshot }
    ;({ snapshot, down } = other)
  }
}

function refuseOffending(offendingNetworks: OffendingNetworks, ip: string): void {
  const wait = offendingNetworks.waitFor(ip)
  if (wait > 0) throw new RenderingRefused(wait)
}

/**
 * While a release is paused, no page shows whether it still fails: the server itself renders the address, and the visit counts if that fails.
 * Otherwise a release would be judged only by the few visits between the pauses.
 */
function suspectPaused({ breakers, probe }: RenderDeps, snapshot: Snapshot, { job, network, hasInput }: Visit): void {
  const release = releaseOf(snapshot, matchArea(snapshot, new URL(job.url).pathname) ?? 'shell')
  if (!hasInput && breakers.isOpen(release)) probe.suspect({ release, job, snapshot, network })
}

const releaseOf = (snapshot: Snapshot, area: string): ReleaseName => ({
  area,
  version: area === 'shell' ? snapshot.shell.version : (snapshot.areas[area]?.version ?? ''),
})

/**
 * Counts what a rendering showed about each release that took part in it. Ops sees everything; only what no visitor's input can provoke
 * counts towards a rollback, and late slot content counts neither towards that nor towards a pause.
 */
function note(deps: RenderDeps, snapshot: Snapshot, down: readonly string[], visit: Visit, result: RenderResult): void {
  const { breakers, health, votes, probe } = deps
  const { job, network, hasInput } = visit
  // An area that was skipped has not failed again.
  const faults = result.failures.filter(failure => isReleasesFault(failure) && !down.includes(failure.area))
  const areas = result.kind === 'page' ? result.areas : []
  for (const area of new Set(['shell', ...areas, ...faults.map(fault => fault.area)])) {
    const release = releaseOf(snapshot, area)
    const ofArea = faults.filter(known => known.area === area)
    const fault = ofArea.find(({ error }) => !isLateContent(error)) ?? ofArea[0]
    const kind = fault && kindOf(fault)
    health.count({ ...release, kind: 'asked' })
    if (kind) health.count({ ...release, kind })
    if (fault && isLateContent(fault.error)) continue
    if (!kind) breakers.worked(release)
    // No input can cause this: the guard takes the count as it is.
    else if (kind === 'load_failure') breakers.failed(release)
    else if (!hasInput) breakers.failed(release, network)
    if (hasInput || kind === 'load_failure') continue
    // Another page in the thread may have delayed this one.
    if (kind === 'timeout') probe.suspect({ release, job, snapshot, network })
    else votes.cast({ ...release, side: 'server', network, failed: kind === 'render_error' })
  }
}

/** The area that shows an error page through its own fault. */
const toldToVisitor = (failures: SentFailure[]) =>
  failures.find(failure => failure.reference && isReleasesFault(failure))?.area

const kindOf = ({ stage, error }: SentFailure) =>
  isTimeout(error) ? 'timeout' : stage === 'load' ? 'load_failure' : 'render_error'

/**
 * The release that a failed rendering is attributed to: the one running when its thread ended, if known; otherwise the shell. The failure
 * counts if the page was alone in its thread; if not, its address is rendered again alone.
 */
function blame(
  { breakers, health, votes, probe }: RenderDeps,
  snapshot: Snapshot,
  { job, network, hasInput }: Visit,
  error: unknown,
  isAlone: boolean,
): ReleaseName | undefined {
  const ended = error instanceof RenderingEnded ? error : undefined
  const release = ended ? ended.culprit : releaseOf(snapshot, 'shell')
  if (!release) return undefined
  health.count({ ...release, kind: 'asked' })
  health.count({ ...release, kind: ended?.kind ?? 'render_error' })
  if (hasInput) return release
  if (ended ? !isAlone : error instanceof Error && isTimeout(error)) probe.suspect({ release, job, snapshot, network })
  else {
    votes.cast({ ...release, side: 'server', network, failed: true })
    if (ended) breakers.trip(release, network)
    else breakers.failed(release, network)
  }
  return release
}

/**
 * The snapshot with fallbacks in place of `failed` and of releases that are paused or have since been revoked; `down`: areas without a
 * fallback.
 */
function withoutBroken({ snapshots, breakers }: RenderDeps, snapshot: Snapshot, failed?: ReleaseName) {
  const isOut = ({ area, version }: ReleaseName) =>
    (failed?.area === area && failed.version === version) ||
    breakers.isOpen({ area, version }) ||
    snapshots.isRevoked({ area, version })
  const areas = { ...snapshot.areas }
  const down: string[] = []
  let { shell } = snapshot
  let replaced = false
  for (const area of ['shell', ...Object.keys(snapshot.areas)]) {
    const release = releaseOf(snapshot, area)
    if (!isOut(release)) continue
    const fallback = snapshots.fallbackOf(area, release.version)
    if (fallback) replaced = true
    if (area === 'shell') shell = fallback ?? shell
    else if (fallback) areas[area] = fallback
    else down.push(area)
  }
  return {
    snapshot: replaced ? { ...snapshot, shell, areas } : snapshot,
    down,
    replaced,
    changed: replaced || down.length > 0,
  }
}
