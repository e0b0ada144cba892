import type { CallLogEntry } from 'shared-state/api/call-log'
import type { Envelope } from 'shared-state/api/envelope'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { LeftTimers } from '../../releases/node-loader.ts'

/** What a page needs of the thread that serves while it is rendered. */
export interface RenderHelp {
  origin: string
  call(request: {
    name: string
    input: unknown
    headers: Record<string, string>
    signal: AbortSignal
  }): Promise<{ status: number; body: Envelope }>
  log(entry: CallLogEntry): void
  /** Aborted when nobody waits for the page any more: from then on the page has no calls. */
  signal: AbortSignal
}

export interface ThreadOptions {
  folder: string
  isVerified: boolean
  /** The most a thread may hold, in MB, buffers included; 1,024 if it is not said. */
  memoryMb?: number
  recordOf: (area: string, version: string) => Promise<ReleaseRecord | undefined>
  named: () => string[]
  onLeftTimers: (left: LeftTimers) => void
}
