import type { ReleaseRecord } from 'shared-state/contract/release'

/** A release and the releases it would be served with. */
export interface Candidate {
  record: ReleaseRecord
  /** The stable releases of all other areas, the shell among them. */
  others: readonly ReleaseRecord[]
}

/** A candidate with its folder, so that its files can be inspected. */
export interface PublishCandidate extends Candidate {
  folder: string
}

export const titleOf = ({ area, version }: ReleaseRecord): string => `${area} ${version}`

/** The last check of a publish: runs the release for the first time, in isolation. Rejects with CommandRefused. */
export type TrialRendering = (candidate: PublishCandidate) => Promise<void>
