import type { LogCall } from '../api/call-log.ts'
import type { Transport } from '../api/transport.ts'
import type { Dictionary } from '../i18n/text.ts'
import type { PortalUser } from '../store/portal-user.ts'
import type { VisitorFacts } from '../store/visitor-store.ts'
import type { Area, Head } from './area.ts'
import type { Snapshot } from './release.ts'

/** The exports of a shell release for Node (shell/src/render.tsx): the only interface between server and shell. */
export interface ShellModule {
  provideFederationCore(): void
  createShareScope(): object
  render(request: RenderRequest): Promise<RenderAnswer>
}

/** The server's input for rendering one page. */
export interface RenderRequest {
  request: Request
  visitor: VisitorFacts
  /** The visitor's browser, for the headers of calls (spec 7.1). */
  device: { userAgent: string; fingerprint: string }
  user: PortalUser | null
  snapshot: Snapshot
  /** The shell's texts in the visitor's language. */
  dictionary: Dictionary
  /** The English texts, where the visitor's language may lack some. */
  english?: Dictionary
  /** Code and texts of one area of the snapshot; rejects if no release of it is available. */
  loadArea: (name: string) => Promise<{ area: Area; dictionary: Dictionary; english?: Dictionary }>
  transport: Transport
  log: LogCall
  /** Set if the server ran the page's form itself: this answer replaces that of the route's `submit`, which is not called. */
  answered?: AnsweredForm
}

/** A form's answer as plain data, and the page's status. */
export interface AnsweredForm {
  data: unknown
  status: number
}

export interface PartFailure {
  area: string
  stage: 'load' | 'render'
  error: unknown
  /** The reference shown to the visitor; the log has it too. */
  reference?: string
}

export type RenderAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      head: Head
      state: object
      /** Areas whose content is on the page, which needs their styles. */
      areas: string[]
      /** The area of the page itself, if available: its code is needed immediately, that of slot content when it comes into view. */
      own?: string
      /** Every slot has its content. Absent from shells built before version 1.2.0 of shared-state. */
      isWhole?: boolean
      failures: PartFailure[]
    }
