import type { Logger } from 'pino'
import type { Snapshot } from 'shared-state/contract/release'
import type { Health } from '../guard/health.ts'
import type { ReleaseBreakers } from '../releases/release-breakers.ts'
import type { ReleaseName } from '../releases/release-register.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { isReleasesFault, isTimeout, type RenderOrder, type RenderResult, type SentFailure } from '../render/render-messages.ts'
import { RenderingEnded } from '../render/rendering-ended.ts'
import type { RenderThreads } from '../render/render-threads.ts'
import type { RenderHelp } from '../render/watched-thread.ts'

export interface RenderParts {
  snapshots: Pick<Snapshots, 'fallbackOf' | 'isRevoked'>
  threads: Pick<RenderThreads, 'render' | 'renderApart'>
  breakers: ReleaseBreakers
  health: Health
  log: Pick<Logger, 'error'>
}

export interface RenderedPage {
  result: RenderResult
  /** The releases the page was made of: where one failed, its fallback. */
  snapshot: Snapshot
}

type Order = Omit<RenderOrder, 'snapshot' | 'down'>

/** A page's own area, then the shell around it: each may fall back once. */
const mostTries = 3

/**
 * Renders a page with the releases of a snapshot. Where the shell or the page's own area fails, the release before it stands in;
 * where there is none, the page says that the area is down (503). Rejects where not even the shell can be had, and when nobody
 * waits for the page any more, which is laid to no release.
 */
export async function renderPage(parts: RenderParts, chosen: Snapshot, order: Order, help: RenderHelp): Promise<RenderedPage> {
  let snapshot = chosen
  let down: string[] = []
  let isApart = false
  /** To be called when its turn has come: others may have found out meanwhile which release is broken. */
  const orderNow = (): RenderOrder => {
    const now = withoutBroken(parts, snapshot)
    snapshot = now.snapshot
    down = [...new Set([...down, ...now.down])]
    return { ...order, snapshot, down }
  }
  for (let tries = 1; ; tries++) {
    const mayTryAgain = tries < mostTries && order.method === 'GET'
    let result: RenderResult
    try {
      result = await (isApart ? parts.threads.renderApart(orderNow, help) : parts.threads.render(orderNow(), help))
    } catch (error) {
      const isLeft = help.signal.aborted
      // What was broken off for want of somebody who waits is no fault; what ended the thread is.
      if (isLeft && !(error instanceof RenderingEnded)) throw error
      const failed = blame(parts, snapshot, error)
      const other = withoutBroken(parts, snapshot, failed)
      // A thread may have ended by what another page did.
      if (isLeft || !mayTryAgain || !(other.changed || error instanceof RenderingEnded)) throw error
      parts.log.error({ err: error, ...(failed && { failed }), url: order.url }, `a page could not be rendered and is tried again${failed ? ` without ${failed.area} ${failed.version}` : ''}`)
      ;({ snapshot, down } = other)
      isApart = !failed
      continue
    }
    if (help.signal.aborted) return { result, snapshot }
    note(parts, snapshot, down, result)
    const broken = result.kind === 'page' ? (result.down ?? toldToVisitor(result.failures)) : undefined
    const other = broken && mayTryAgain ? withoutBroken(parts, snapshot, releaseOf(snapshot, broken)) : undefined
    if (!other?.replaced) return { result, snapshot }
    ;({ snapshot, down } = other)
  }
}

const releaseOf = (snapshot: Snapshot, area: string): ReleaseName => ({
  area,
  version: area === 'shell' ? snapshot.shell.version : (snapshot.areas[area]?.version ?? ''),
})

/** Counts what a rendering showed of each release that took part in it. */
function note({ breakers, health }: RenderParts, snapshot: Snapshot, down: readonly string[], result: RenderResult): void {
  // What was not tried has not failed anew.
  const faults = result.failures.filter(failure => isReleasesFault(failure) && !down.includes(failure.area))
  const areas = result.kind === 'page' ? result.areas : []
  for (const area of new Set(['shell', ...areas, ...faults.map(fault => fault.area)])) {
    const release = releaseOf(snapshot, area)
    const fault = faults.find(known => known.area === area)
    health.count({ ...release, kind: 'asked' })
    if (!fault) breakers.worked(release)
    else {
      health.count({ ...release, kind: kindOf(fault) })
      breakers.failed(release)
    }
  }
}

/** The area in whose place the page shows an error, by its own doing. */
const toldToVisitor = (failures: SentFailure[]) => failures.find(failure => failure.reference && isReleasesFault(failure))?.area

const kindOf = ({ stage, error }: SentFailure) =>
  isTimeout(error) ? 'timeout' : stage === 'load' ? 'load_failure' : 'render_error'

/** Which release a rendering that came to nothing is laid to: the one that was running when its thread ended, if it is known; else the shell. */
function blame({ breakers, health }: RenderParts, snapshot: Snapshot, error: unknown): ReleaseName | undefined {
  const ended = error instanceof RenderingEnded ? error : undefined
  const release = ended ? ended.culprit : releaseOf(snapshot, 'shell')
  if (!release) return undefined
  health.count({ ...release, kind: 'asked' })
  health.count({ ...release, kind: ended?.kind ?? 'render_error' })
  if (ended) breakers.trip(release)
  else breakers.failed(release)
  return release
}

/** The snapshot with fallbacks in the place of releases that are left alone or have been revoked since, and of `failed`; `down`: those without a fallback. */
function withoutBroken({ snapshots, breakers }: RenderParts, snapshot: Snapshot, failed?: ReleaseName) {
  const isOut = ({ area, version }: ReleaseName) =>
    (failed?.area === area && failed.version === version) || breakers.isOpen({ area, version }) || snapshots.isRevoked({ area, version })
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
  return { snapshot: replaced ? { ...snapshot, shell, areas } : snapshot, down, replaced, changed: replaced || down.length > 0 }
}
