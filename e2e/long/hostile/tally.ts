import { errorCodes } from 'shared-state/api/error-codes'
import type { Answered } from './exchange.ts'
import type { HostileRequest } from './world.ts'

export interface Example {
  /** Number of the request: with the seed, it can be reproduced. */
  turn: number
  address: string
  harm: string
  status: number | undefined
  ms: number
  fault?: string
  /** Beginning of the request. */
  sent: string
}

interface Exchanged {
  turn: number
  request: HostileRequest
  answered: Answered
  began: string
}

const slowest = 12
const examplesEach = 3

/** 501 for an unconfigured feature, 503 with Retry-After and 504 for a timeout are deliberate responses. */
const isDeliberate = ({ status, errorCode, retryAfter }: Answered) =>
  (status === 503 && retryAfter) || (status === 504 && errorCode === errorCodes.timedOut) || status === 501

/** Counts responses by kind of address, with examples of failures and of the slowest. Its size is bounded by the number of kinds. */
export class Tally {
  sent = 0
  leftOut = 0
  readonly statuses: Record<string, number> = {}
  /** Unintended server errors, by kind of address and status. */
  readonly serverErrors: Record<string, { count: number; examples: Example[] }> = {}
  /** Connections without a complete response, by kind of address and reason. */
  readonly unanswered: Record<string, { count: number; examples: Example[] }> = {}
  #slowest: Example[] = []

  get slowest(): readonly Example[] {
    return this.#slowest
  }

  began({ bytes, count = 1 }: HostileRequest): string {
    this.sent += count
    return bytes.toString('latin1', 0, 400)
  }

  leaveOut(): number {
    this.leftOut++
    return 1
  }

  count({ turn, request: { address, harm, breakOffAfter }, answered, began }: Exchanged): void {
    const { status, ms, fault } = answered
    const example: Example = {
      turn,
      address,
      harm,
      status,
      ms: Math.round(ms),
      ...(fault !== undefined && { fault }),
      sent: began,
    }
    if (breakOffAfter !== undefined) return this.#countStatus('broken off')
    this.#countStatus(status === undefined ? (fault ?? 'closed') : String(status))
    if (status !== undefined && status >= 500 && !isDeliberate(answered))
      keep(this.serverErrors, `${address} ${status}`, example)
    if (status === undefined) keep(this.unanswered, `${address}: ${fault ?? 'closed'}`, example)
    this.#slowest = [...this.#slowest, example].sort((a, b) => b.ms - a.ms).slice(0, slowest)
  }

  #countStatus(name: string): void {
    this.statuses[name] = (this.statuses[name] ?? 0) + 1
  }
}

function keep(all: Tally['serverErrors'], key: string, example: Example): void {
  const known = (all[key] ??= { count: 0, examples: [] })
  known.count++
  if (known.examples.length < examplesEach) known.examples.push(example)
}
