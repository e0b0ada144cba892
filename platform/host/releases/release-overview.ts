import type { Pointer, ReleaseSummary } from './release-register.ts'

export interface ReleaseOverview {
  version: string
  commit: string
  signedBy: string
  publishedBy: string
  publishedAt: string
  revoked: boolean
}

export interface AreaOverview {
  area: string
  pointer: Pointer | null
  /** Oldest first. */
  releases: ReleaseOverview[]
}

/** `revoked`: names of all revoked releases, as `area version`. */
export const toOverview = (
  { area, version, commit, signedBy, publishedBy, publishedAt }: ReleaseSummary,
  revoked: ReadonlySet<string>,
): ReleaseOverview => ({
  version,
  commit,
  signedBy,
  publishedBy,
  publishedAt,
  revoked: revoked.has(`${area} ${version}`),
})
