import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const errorLevel = 50
const mostKinds = 200

interface LogLine {
  level?: number
  msg?: string
  err?: { message?: string; stack?: string }
}

/** The portal's log lines at error level, counted by message; the first line of each kind is kept. */
export class ErrorLog {
  readonly counts: Record<string, number> = {}
  readonly firstLines: Record<string, string> = {}

  constructor(stream: Readable) {
    createInterface({ input: stream }).on('line', line => this.#read(line))
  }

  /** Number of log lines that report the end of a render thread. */
  get threadsReplaced(): number {
    return Object.entries(this.counts)
      .filter(([kind]) => /render thread/i.test(kind))
      .reduce((sum, [, count]) => sum + count, 0)
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }

  #read(line: string): void {
    const { level = errorLevel, msg = line, err } = parsed(line)
    if (level < errorLevel) return
    const kind = plain([msg, err?.message].filter(Boolean).join(': '))
    if (!(kind in this.counts) && Object.keys(this.counts).length >= mostKinds) return
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    this.firstLines[kind] ??= line.slice(0, 3_000)
  }
}

/** Removes the parts that vary from line to line. */
const plain = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8,}|\d+/gi, '#')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 160)

function parsed(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return {}
  }
}
