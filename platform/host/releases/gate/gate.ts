import type { SitemapKinds } from '../../sitemap/sitemap-kinds.ts'
import type { Candidate, PublishCandidate } from './candidate.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkBytes } from './check-bytes.ts'
import { checkCalls } from './check-calls.ts'
import { checkCopies } from './check-copies.ts'
import { checkFiles } from './check-files.ts'
import { checkLists } from './check-lists.ts'
import { checkSharedModules } from './check-shared-modules.ts'
import { checkSitemap } from './check-sitemap.ts'
import { checkSlots } from './check-slots.ts'

/** What this server provides for releases. */
export interface Served {
  /** Names of the calls. */
  calls: ReadonlySet<string>
  /** The kinds of content that addresses in a release's sitemap can refer to; absent: none. */
  sitemapKinds?: SitemapKinds | undefined
}

/** Checks whether a release is compatible with this server and the active releases; repeated whenever a pointer is set to it. */
export const fitChecks = ({ calls, sitemapKinds = {} }: Served): readonly ((candidate: Candidate) => void)[] => [
  checkAddresses,
  checkSitemap(sitemapKinds),
  checkSlots,
  checkLists,
  checkSharedModules,
  checkCalls(calls),
]

/** All checks of a publish between readRecord() and the trial, fast ones first. Each throws CommandRefused with the reason. */
export const publishChecks = (served: Served): readonly ((candidate: PublishCandidate) => void | Promise<void>)[] => [
  ...fitChecks(served),
  checkBytes,
  checkFiles,
  checkCopies,
]
