/** Where progress is shown; only a terminal has a width. */
type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number }

const PLAIN_EVERY_MS = 10_000
const REDRAW_EVERY_MS = 100
const WIDEST_BAR = 40

/** A progress line: redrawn in place on a terminal, at its full width; elsewhere a plain line every ten seconds. */
export class ProgressLine {
  readonly #output: Output
  readonly #now: () => number
  readonly #began: number
  #last: number

  constructor(output: Output = process.stderr, now = Date.now) {
    this.#output = output
    this.#now = now
    this.#began = this.#last = now()
  }

  /** Shows progress: `part` is the share done (0 to 1, undefined: unknown), `count` the items so far; `note` is appended. */
  show({ part, count, note = '' }: { part: number | undefined; count: number; note?: string }): void {
    const now = this.#now()
    const isTerminal = this.#output.isTTY === true
    if (now - this.#last < (isTerminal ? REDRAW_EVERY_MS : PLAIN_EVERY_MS)) return
    this.#last = now
    const seconds = (now - this.#began) / 1000
    const rate = `${grouped(count / seconds)}/s`
    const left = part ? `${timeOf((seconds / part) * (1 - part))} left` : ''
    const words = [part === undefined ? '' : `${Math.floor(part * 100)} %`, grouped(count), rate, left, note]
      .filter(Boolean)
      .join('  ')
    if (!isTerminal) return void this.#output.write(`${words}\n`)
    const width = Math.max(20, (this.#output.columns ?? 80) - 1)
    const bar = Math.min(WIDEST_BAR, width - words.length - 2)
    const line =
      part !== undefined && bar >= 5 ? `${'█'.repeat(Math.round(part * bar)).padEnd(bar, '░')}  ${words}` : words
    this.#output.write(`\r\x1b[K${line.slice(0, width)}`)
  }

  /** Removes the line, so that later output starts on a clean line. */
  clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[K')
  }
}

export const grouped = (count: number): string => Math.round(count).toLocaleString('en')

function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  return whole < 3600
    ? `${Math.floor(whole / 60)} min ${whole % 60} s`
    : `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
