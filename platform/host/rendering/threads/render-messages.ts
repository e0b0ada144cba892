import type { CallLogEntry } from 'shared-state/api/call-log'
import type { Envelope } from 'shared-state/api/envelope'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import type { AnsweredForm } from 'shared-state/contract/shell-module'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { VisitorFacts } from 'shared-state/store/visitor-store'
import type { PageForm } from '../../http/page-form.ts'
import type { LeakedTimers } from '../../releases/node-loader.ts'
import type { SiteHead } from '../../site-identity.ts'

/** One page to render, as plain data that can be sent to another thread. */
export interface RenderJob {
  url: string
  method: 'GET' | 'POST'
  form?: PageForm
  /** The form's result if the server itself ran it; `form` is then absent. */
  answered?: AnsweredForm
  visitor: VisitorFacts
  device: { userAgent: string; fingerprint: string }
  user: PortalUser | null
  snapshot: Snapshot
  /** If absent, the site has no name outside its pages. */
  site?: SiteHead
  /** Areas known to be broken and without a fallback release: shown as down without another try. */
  down: string[]
}

/** The fields of a release's error that the log and the guard need. */
export interface SentError {
  name: string
  message: string
  stack: string
}

export interface SentFailure {
  area: string
  stage: 'load' | 'render'
  error: SentError
  reference?: string
}

/** A backend that refuses or fails is not the fault of the code that called it. */
export const isReleasesFault = ({ error }: SentFailure): boolean =>
  error.name !== 'ApiError' && error.name !== 'CallCancelled'

/**
 * Slot content that missed its time budget (shared-state/src/slots/slot-store.ts): the browser loads it. A busy machine, or a thread that
 * loads an area for the first time, causes it more often than a slow release does.
 */
export const isLateContent = ({ message }: Pick<SentError, 'message'>): boolean => message === 'time budget spent'

/** Whether something did not finish in time, as opposed to failing. */
export const isTimeout = (error: Pick<SentError, 'message'>): boolean =>
  isLateContent(error) || / within \d+ ms/.test(error.message)

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string; failures: SentFailure[] }
  | {
      kind: 'page'
      status: number
      /** The whole document. */
      html: string
      /** Areas whose code the page uses. */
      areas: string[]
      /** Every slot has its content. */
      isWhole: boolean
      /** The area whose own page could not be rendered: an error panel is shown instead. */
      down?: string
      failures: SentFailure[]
    }

/** Start data of a render thread. */
export interface RenderThreadData {
  /** The release store's folder. */
  folder: string
  /** Watched builds have no hashes to check (npm run dev). */
  isVerified: boolean
  /** Incremented while the thread's event loop runs. */
  heartbeat: SharedArrayBuffer
}

export type ToThread =
  | { kind: 'render'; id: number; job: RenderJob; origin: string }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; callId: number; answer: { status: number; body: Envelope } | { error: string } }
  | { kind: 'record'; key: string; record: ReleaseRecord | null }
  /** The releases named by pointers, as `area version`. */
  | { kind: 'named'; releases: string[] }
  | { kind: 'collect' }

export type FromThread =
  | { kind: 'result'; id: number; result: RenderResult | { error: SentError } }
  | { kind: 'call'; id: number; callId: number; name: string; input: unknown; headers: Record<string, string> }
  | { kind: 'cancel'; callId: number }
  | { kind: 'record?'; area: string; version: string }
  | { kind: 'leaked timers'; left: LeakedTimers[] }
  /** Garbage is collected: all memory in use now is held. */
  | { kind: 'collected' }
  | { kind: 'log'; id: number; entry: CallLogEntry }
