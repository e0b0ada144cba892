import type { TransportAnswer } from 'shared-state/api/transport'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { PortalUser } from 'shared-state/store/portal-user'

export interface TrialOrder {
  candidate: ReleaseRecord
  /** Where the candidate's files lie. */
  folder: string
  /** The release store's folder, where those of the others lie. */
  store: string
  /** What is served: the shell, unless it is the candidate, and all areas. */
  others: ReleaseRecord[]
  /** Who the pages are rendered for; those that send somebody logged in elsewhere are rendered for nobody too. */
  user: PortalUser
}

export type ToTrial =
  { kind: 'order'; order: TrialOrder } | { kind: 'answer'; name: string; answer: TransportAnswer } | { kind: 'end' }

export type FromTrial =
  /** What takes the time from here on, in words. */
  | { kind: 'begins'; what: string }
  | { kind: 'call'; name: string }
  | { kind: 'passed' }
  | { kind: 'refused'; reason: string }
  /** The process is gone; `said` is the end of what it wrote on standard error. */
  | { kind: 'ended'; how: string; said: string }
