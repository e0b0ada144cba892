import type { LogCall } from '../api/call-log.ts'
import type { Transport } from '../api/transport.ts'
import type { Dictionary } from '../i18n/text.ts'
import type { PortalUser } from '../store/portal-user.ts'
import type { VisitorFacts } from '../store/visitor-store.ts'
import type { Area, Head } from './area.ts'
import type { Snapshot } from './release.ts'

/** What a shell release exports for Node (shell/src/render.tsx): the one border between server and shell. */
export interface ShellModule {
  provideFederationCore(): void
  createShareScope(): object
  render(request: RenderRequest): Promise<RenderAnswer>
}

/** What the server hands over for one page. */
export interface RenderRequest {
  request: Request
  visitor: VisitorFacts
  /** What the calls' headers say of the visitor's browser (spec 7.1). */
  device: { userAgent: string; fingerprint: string }
  user: PortalUser | null
  snapshot: Snapshot
  /** The shell's texts in the visitor's language. */
  dictionary: Dictionary
  /** Those in English, where the visitor's language may lack some. */
  english?: Dictionary
  /** Code and texts of one area of the snapshot; rejects where no release of it can be had. */
  loadArea: (name: string) => Promise<{ area: Area; dictionary: Dictionary; english?: Dictionary }>
  transport: Transport
  log: LogCall
  /** The page's form was run by the server: its answer stands in for that of the route's `submit`, which is not called. */
  answered?: AnsweredForm
}

/** What a form answers, as plain data, and the page's status with it. */
export interface AnsweredForm {
  data: unknown
  status: number
}

export interface PartFailure {
  area: string
  stage: 'load' | 'render'
  error: unknown
  /** Under which the visitor was told of it; the log names it too. */
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
      /** Areas that took part in the page: it needs their styles. */
      areas: string[]
      /** The area of the page itself, if it is there: its code is needed at once, that of others when their parts come into view. */
      own?: string
      failures: PartFailure[]
    }
