import type { CallLogEntry } from 'shared-state/api/call-log'
import type { Envelope } from 'shared-state/api/envelope'
import type { ReleaseRecord, Snapshot } from 'shared-state/contract/release'
import type { AnsweredForm } from 'shared-state/contract/shell-module'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { VisitorFacts } from 'shared-state/store/visitor-store'
import type { PageForm } from '../../http/page-form.ts'
import type { LeftTimers } from '../../releases/node-loader.ts'
import type { SiteHead } from '../../site-identity.ts'

/** One page to render, as plain data: it crosses the border between two threads. */
export interface RenderOrder {
  url: string
  method: 'GET' | 'POST'
  form?: PageForm
  /** What the form came to where the server ran it by itself; `form` is absent then. */
  answered?: AnsweredForm
  visitor: VisitorFacts
  device: { userAgent: string; fingerprint: string }
  user: PortalUser | null
  snapshot: Snapshot
  /** Absent: the site has no name beside its pages. */
  site?: SiteHead
  /** Areas that are known to be broken and have no release to fall back to: shown as down without a try. */
  down: string[]
}

/** An error of a release, as far as a log and a guard want it. */
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

/** A backend that refuses or fails is not the doing of the code that asked it. */
export const isReleasesFault = ({ error }: SentFailure): boolean =>
  error.name !== 'ApiError' && error.name !== 'CallCancelled'

/** Whether something did not come within its time, rather than failed. */
export const isTimeout = ({ message }: Pick<SentError, 'message'>): boolean =>
  / within \d+ ms|time budget spent/.test(message)

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string; failures: SentFailure[] }
  | {
      kind: 'page'
      status: number
      /** The whole document. */
      html: string
      /** Areas whose code stands behind the page. */
      areas: string[]
      /** The area whose own page could not be had: the panel stands in its place. */
      down?: string
      failures: SentFailure[]
    }

/** What one thread renders with, for as long as it lives. */
export interface RenderThreadData {
  /** The release store's folder. */
  folder: string
  /** Watched builds have no hashes to check (npm run dev). */
  isVerified: boolean
  /** Grows while the thread's event loop turns. */
  heartbeat: SharedArrayBuffer
}

export type ToThread =
  | { kind: 'render'; id: number; order: RenderOrder; origin: string }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; callId: number; answer: { status: number; body: Envelope } | { error: string } }
  | { kind: 'record'; key: string; record: ReleaseRecord | null }
  /** The releases that pointers name, `area version`. */
  | { kind: 'named'; releases: string[] }
  | { kind: 'collect' }

export type FromThread =
  | { kind: 'result'; id: number; result: RenderResult | { error: SentError } }
  | { kind: 'call'; id: number; callId: number; name: string; input: unknown; headers: Record<string, string> }
  | { kind: 'cancel'; callId: number }
  | { kind: 'record?'; area: string; version: string }
  | { kind: 'left timers'; left: LeftTimers[] }
  /** Garbage is gone: what memory is used now is held. */
  | { kind: 'collected' }
  | { kind: 'log'; id: number; entry: CallLogEntry }
