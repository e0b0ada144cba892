import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Milliseconds over the whole run so far. */
export interface HealthFigures {
  asked: number
  /** Responses with a status other than 200, and requests without a response. */
  failed: number
  p50: number
  p99: number
  p999: number
  max: number
  /** Responses that took more than 100 ms. */
  over100: number
}

/** The probe's process. */
export class HealthProbe {
  readonly #process: ChildProcess

  constructor(port: number) {
    this.#process = fork(join(import.meta.dirname, 'health-probe.ts'), [String(port)])
  }

  async figures(): Promise<HealthFigures> {
    const told = once(this.#process, 'message')
    this.#process.send('figures')
    return (await told)[0] as HealthFigures
  }

  stop(): void {
    this.#process.disconnect()
  }
}
