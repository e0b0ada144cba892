import type { TransportAnswer } from 'shared-state/api/transport'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { PortalUser } from 'shared-state/store/portal-user'

export interface TrialJob {
  candidate: ReleaseRecord
  /** Folder of the candidate's files. */
  folder: string
  /** The release store's folder, which holds the files of the others. */
  store: string
  /** The active releases: the shell, unless it is the candidate, and all areas. */
  others: ReleaseRecord[]
  /** The user for pages that redirect to the login page; all pages are first rendered without a user. */
  user: PortalUser
  /** Limit for each step, in ms: of processor time, and of turns of the event loop during which it only waits. */
  stepMs: number
}

/** What the process says on its standard error output when it is ended because a step used too much processor time. */
export const processorTimeOver = 'the step has used up its processor time'

export type ToTrial =
  | { kind: 'job'; job: TrialJob }
  | { kind: 'answer'; name: string; answer: TransportAnswer }
  | { kind: 'end' }

export type FromTrial =
  /** The next step, in words. */
  | { kind: 'begins'; what: string }
  | { kind: 'call'; name: string }
  | { kind: 'passed' }
  | { kind: 'refused'; reason: string }
  /** The process has ended; `said` is the end of its standard error output. */
  | { kind: 'ended'; how: string; said: string }
