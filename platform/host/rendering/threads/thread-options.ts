import type { CallLogEntry } from 'shared-state/api/call-log'
import type { Envelope } from 'shared-state/api/envelope'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { LeakedTimers } from '../../releases/node-loader.ts'

/** What a page needs from the main thread while it is rendered. */
export interface RenderHelp {
  origin: string
  call(request: {
    name: string
    input: unknown
    headers: Record<string, string>
    signal: AbortSignal
  }): Promise<{ status: number; body: Envelope }>
  log(entry: CallLogEntry): void
  /** Aborted when the visitor has left: from then on the page cannot make calls. */
  signal: AbortSignal
}

export interface ThreadOptions {
  folder: string
  isVerified: boolean
  /** Memory limit of a thread in MB, buffers included; default 1,024. */
  memoryMb?: number
  recordOf: (area: string, version: string) => Promise<ReleaseRecord | undefined>
  named: () => string[]
  onLeakedTimers: (left: LeakedTimers) => void
}
