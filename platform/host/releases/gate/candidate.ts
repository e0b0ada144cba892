import type { ReleaseRecord } from 'shared-state/contract/release'

/** A release and those it would be served with. */
export interface Candidate {
  record: ReleaseRecord
  /** The stable releases of all other areas, the shell among them. */
  others: readonly ReleaseRecord[]
}

/** A candidate whose files can be looked at. */
export interface PublishCandidate extends Candidate {
  folder: string
}

export const titleOf = ({ area, version }: ReleaseRecord): string => `${area} ${version}`

/** The last check of a publish: the release runs for the first time, where it can do no harm. Rejects with OrderRefused. */
export type TrialRendering = (candidate: PublishCandidate) => Promise<void>
