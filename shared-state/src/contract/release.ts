import type { AreaLists } from './area-lists.ts'

/**
 * An address for search engines, behind the language: `/tools.html`, or `/shops/info/{shop}.html` for one of each
 * shop. `lists`: what its page shows; it is left out while that is empty, or some of it invented.
 */
export type SitemapEntry = string | { address: string; lists: string }

/** What a release says of itself in `release.json` (docs/decisions). Paths are relative to the release's folder. */
export interface ReleaseRecord {
  /** Version of the area contract it was built against. */
  contract: 1
  area: string
  version: string
  /** Name of the container on the global object, unique per version so that several live side by side. */
  container: string
  commit: string
  web: { entry: string; css: string[]; strings: Record<string, string> }
  node: { entry: string }
  /** First path segments behind the language that belong to the area, e.g. `shops`, `about.html`. */
  addresses: string[]
  /** Which of its addresses search engines are told of; absent: none. */
  sitemap?: SitemapEntry[] | undefined
  slots: string[]
  /** What it puts into menu, home page and search; absent: nothing but its name in the menu. */
  lists?: AreaLists | undefined
  /** What stands in the menu and while the area is down: a remote that failed cannot say it itself. */
  menu: Record<string, string>
  down: Record<string, string>
  /** Range of each shared module it was built for. */
  shared: Record<string, string>
  /** Names of the calls it uses. */
  calls: string[]
  files: Record<string, { size: number; integrity: string }>
}

/** A file as a page names it: address and hash. */
export interface ReleaseFile {
  href: string
  integrity: string
}

/** One area's release as the browser needs it; part of the snapshot embedded in the page. */
export interface SnapshotArea {
  version: string
  container: string
  entry: ReleaseFile
  css: ReleaseFile[]
  /** Fonts to fetch before the stylesheet asks for them. */
  fonts?: ReleaseFile[]
  strings: Record<string, ReleaseFile>
  addresses: string[]
  slots: string[]
  lists?: AreaLists | undefined
  menu: Record<string, string>
  down: Record<string, string>
}

/** Which release of each area one visitor gets; frozen for a request and kept by the tab. */
export interface Snapshot {
  shell: SnapshotArea
  areas: Record<string, SnapshotArea>
  /** Areas this visitor has pinned, for the banner. */
  pinned: Record<string, string>
  /** Number of the newest revocation when the snapshot was made: an answer with a higher one may concern it. */
  epoch: number
}
