import { isApiError, isCallCancelled } from 'shared-state/api/api-error'
import type { CallInput } from 'shared-state/api/declare-call'
import type { releasesBeacon } from 'shared-state/releases/beacon'
import { beaconPath } from 'shared-state/releases/beacon-paths'
import type { Snapshot } from 'shared-state/contract/release'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { BeaconToken } from './beacon-token.ts'

type Message = CallInput<typeof releasesBeacon>
type Failure = NonNullable<Message['failures']>[number]

const sendAfterMs = 1_000
/** After everything that the page itself loads. */
const tokenAfterMs = 2_000
/** Maximum number of failures that one page reports: a loop of errors is known after the first few. */
const mostFailures = 20
/** A call that was refused, failed or was cancelled is not the fault of the code that made it. */
const isBackends = (error: unknown): boolean => isApiError(error) || isCallCancelled(error)

/** Reports this page's health to the server, release by release, so that the guard can roll back a release that harms visitors. */
export class PageHealth {
  #snapshot: Snapshot
  #token: BeaconToken
  #areasOnPage: () => string[]
  #failures: Failure[] = []
  #told = 0
  #vitals: NonNullable<Message['vitals']> = {}
  #isFirst = true
  #blamed = new WeakSet<object>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(snapshot: Snapshot, areasOnPage: () => string[]) {
    this.#snapshot = snapshot
    this.#token = new BeaconToken(snapshot)
    this.#areasOnPage = areasOnPage
  }

  /** Listens for uncaught errors, web vitals, and the page being hidden. */
  watch(): void {
    addEventListener('error', ({ error, filename }) => this.#blame(error, filename))
    addEventListener('unhandledrejection', ({ reason }) => this.#blame(reason))
    onLCP(({ value }) => void (this.#vitals.lcp = value))
    onINP(({ value }) => void (this.#vitals.inp = value))
    onCLS(({ value }) => void (this.#vitals.cls = value))
    addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return
      if (this.#token.current) this.#send()
      else void this.#sendSigned()
    })
    const getToken = () => void setTimeout(() => void this.#token.get(), tokenAfterMs)
    if (document.readyState === 'complete') getToken()
    else addEventListener('load', getToken, { once: true })
  }

  /** An area or a part of a page that could not be loaded or shown; reported by the shell itself. */
  failed(area: string, stage: 'load' | 'render', error: unknown): void {
    if (isBackends(error)) return
    this.#add({ area, kind: stage === 'load' ? 'chunk_error' : 'browser_error', message: messageOf(error) })
  }

  /** An error that the router, a boundary or React itself has caught, with its component stack. */
  caught(error: unknown, componentStack: string | null | undefined): void {
    this.#blame(error, componentStack ?? '')
  }

  /** Counts an error once, against the release whose file it came from; errors from elsewhere, such as an extension, are ignored. */
  #blame(error: unknown, files = ''): void {
    const thrown = error instanceof Error ? error : undefined
    if (thrown && (this.#blamed.has(thrown) || isBackends(thrown))) return
    if (thrown) this.#blamed.add(thrown)
    const areas = [...`${files}\n${thrown?.stack ?? ''}`.matchAll(/\/releases\/([a-z][a-z0-9-]*)\//g)].map(
      ([, area]) => area!,
    )
    // React and the router are the shell's and run all areas' code.
    const area = areas.find(name => name !== 'shell') ?? areas[0]
    if (area) this.#add({ area, kind: 'browser_error', message: messageOf(error) })
  }

  #add(failure: Failure): void {
    if (this.#told >= mostFailures) return
    this.#told++
    this.#failures.push(failure)
    this.#timer ??= setTimeout(() => void this.#sendSigned(), sendAfterMs)
  }

  /** Messages that cannot be signed now wait for the next attempt. */
  async #sendSigned(): Promise<void> {
    await this.#token.get()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#send()
  }

  #send(): void {
    const token = this.#token.current
    if (!token) return
    const failures = this.#failures.splice(0)
    const vitals = this.#vitals
    this.#vitals = {}
    if (!this.#isFirst && failures.length === 0 && Object.keys(vitals).length === 0) return
    const areas = [...new Set([...this.#areasOnPage(), ...failures.map(({ area }) => area)])].filter(
      area => area in this.#snapshot.areas,
    )
    const releases = [
      { area: 'shell', version: this.#snapshot.shell.version },
      ...areas.map(area => ({ area, version: this.#snapshot.areas[area]!.version })),
    ]
    const message: Message = {
      token,
      releases,
      ...(this.#isFirst && { view: 'first' }),
      ...(failures.length && { failures }),
      vitals,
    }
    this.#isFirst = false
    navigator.sendBeacon(beaconPath, new Blob([JSON.stringify(message)], { type: 'application/json' }))
  }
}

const messageOf = (error: unknown): string => String(error instanceof Error ? error.message : error).slice(0, 300)
