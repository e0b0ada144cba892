import type { AskedPage } from './ask-page.ts'
import { isRefused, type Judged } from './judge.ts'
import type { ReleaseMoves } from './release-moves.ts'
import type { Visiting } from './visitors.ts'

/** Answers of one visitor, or to one kind of address. */
export interface Counted {
  asked: number
  /** Of addresses that a visitor who is not logged in had asked for before. */
  seen: number
  /** Of these, rendered before they were asked for. */
  hits: number
  unchanged: number
  faulty: number
}

interface Measured {
  at: number
  isHit: boolean
}

export interface Fault {
  turn: number
  visitor: string
  path: string
  fault: string
}

const mostFaults = 200

/** Counts answers, faults, and answers from stored pages. */
export class Tally {
  readonly visitors: Record<string, Counted> = {}
  readonly kinds: Record<string, Counted> = {}
  readonly faults: Fault[] = []
  faultCount = 0
  /** Answers that can never be stored to visitors whose pages may be: redirects and pages that are not found. */
  unstorable = 0
  /** Pages that were refused because the portal was busy. */
  refused = 0
  readonly #seen = new Set<string>()
  readonly #measured: Measured[] = []

  count(turn: number, path: string, { name, isShared }: Visiting, answer: AskedPage, { faults, facts }: Judged): void {
    const counts = [(this.visitors[name] ??= none()), (this.kinds[kindOf(path)] ??= none())]
    const add = (what: keyof Counted) => counts.forEach(counted => (counted[what] += 1))
    add('asked')
    if (faults.length > 0) add('faulty')
    this.fail(turn, name, path, faults)
    if (answer.status === 304) add('unchanged')
    if (isRefused(answer)) this.refused++
    if (!isShared) return
    if ((answer.status !== 200 && answer.status !== 304) || facts?.renderedAt === undefined)
      return void this.unstorable++
    const isHit = facts.renderedAt < answer.began
    if (this.#seen.has(path)) {
      add('seen')
      if (isHit) add('hits')
      this.#measured.push({ at: answer.began, isHit })
    }
    this.#seen.add(path)
  }

  /** An address that a visitor without account asked for before the answers were counted. */
  see(path: string): void {
    this.#seen.add(path)
  }

  fail(turn: number, visitor: string, path: string, faults: readonly string[]): void {
    this.faultCount += faults.length
    for (const fault of faults) if (this.faults.length < mostFaults) this.faults.push({ turn, visitor, path, fault })
  }

  /** Share of hits among the answers that were asked for in this time. */
  share(from = 0, to = Infinity): { asked: number; share: number } {
    const during = this.#measured.filter(({ at }) => at >= from && at < to)
    return { asked: during.length, share: during.filter(({ isHit }) => isHit).length / during.length }
  }

  /** The shares after each command, for a minute or until the next command. */
  afterMoves({ served }: ReleaseMoves, minuteMs: number) {
    // The first two are the release at the beginning.
    return served.slice(2).map(({ kind, stable, canary, returned }, index) => ({
      kind,
      release: canary ?? stable,
      ...this.share(returned, Math.min(returned! + minuteMs, served[index + 3]?.called ?? Infinity)),
    }))
  }
}

const none = (): Counted => ({ asked: 0, seen: 0, hits: 0, unchanged: 0, faulty: 0 })
/** An address without its language, and with `*` for the name and code in it. */
const kindOf = (path: string) =>
  path
    .split('/')
    .slice(2)
    .map(segment => (/\d\.html/.test(segment) ? segment.replace(/^.{0,300}\.html/, '*.html') : segment))
    .join('/')
