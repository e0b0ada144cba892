import type { SitemapKinds } from '../../sitemap/sitemap-kinds.ts'
import type { Candidate, PublishCandidate } from './candidate.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkBytes } from './check-bytes.ts'
import { checkCalls } from './check-calls.ts'
import { checkFiles } from './check-files.ts'
import { checkLists } from './check-lists.ts'
import { checkSharedModules } from './check-shared-modules.ts'
import { checkSitemap } from './check-sitemap.ts'
import { checkSlots } from './check-slots.ts'

/** What this server has for releases to use. */
export interface Served {
  /** Names of the calls. */
  calls: ReadonlySet<string>
  /** What addresses in a release's sitemap can be about; absent: nothing. */
  sitemapKinds?: SitemapKinds | undefined
}

/** Whether a release goes together with this server and with the releases being served; asked again whenever something is pointed at it. */
export const fitChecks = ({ calls, sitemapKinds = {} }: Served): readonly ((candidate: Candidate) => void)[] => [
  checkAddresses,
  checkSitemap(sitemapKinds),
  checkSlots,
  checkLists,
  checkSharedModules,
  checkCalls(calls),
]

/** All that a release passes to be published, after readRecord() and before its trial, the quick before the slow. Each throws OrderRefused with the reason. */
export const publishChecks = (served: Served): readonly ((candidate: PublishCandidate) => void | Promise<void>)[] => [
  ...fitChecks(served),
  checkBytes,
  checkFiles,
]
