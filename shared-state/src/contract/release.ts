import type { AreaLists } from './area-lists.ts'

/**
 * A sitemap address, after the language: `/tools.html`, or `/shops/info/{shop}.html` for one of each
 * shop. `lists`: the content of its page; the address is left out while that is empty or partly invented.
 */
export type SitemapEntry = string | { address: string; lists: string }

/** The content of a release's `release.json` (docs/decisions). Paths are relative to the release's folder. */
export interface ReleaseRecord {
  /** Version of the area contract it was built against. */
  contract: 1
  area: string
  version: string
  /** Name of the container on the global object, unique per version so that several can coexist. */
  container: string
  commit: string
  web: { entry: string; css: string[]; strings: Record<string, string> }
  node: { entry: string }
  /** First path segments after the language that belong to the area, e.g. `shops`, `about.html`. */
  addresses: string[]
  /** Addresses listed in the sitemap; absent: none. */
  sitemap?: SitemapEntry[] | undefined
  slots: string[]
  /** Its entries in menu, home page and search; absent: only its name in the menu. */
  lists?: AreaLists | undefined
  /** Labels for the menu and for an outage: a remote that failed to load cannot provide them. */
  menu: Record<string, string>
  down: Record<string, string>
  /** Version range of each shared module that it was built for. */
  shared: Record<string, string>
  /** Names of the calls it uses. */
  calls: string[]
  files: Record<string, { size: number; integrity: string }>
}

/** A file as a page references it: URL and integrity hash. */
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
  /** Fonts to preload before the stylesheet requests them. */
  fonts?: ReleaseFile[]
  strings: Record<string, ReleaseFile>
  addresses: string[]
  slots: string[]
  lists?: AreaLists | undefined
  menu: Record<string, string>
  down: Record<string, string>
}

/** The release of each area for one visitor; fixed for a request and kept by the tab. */
export interface Snapshot {
  shell: SnapshotArea
  areas: Record<string, SnapshotArea>
  /** Releases this visitor has pinned, by area, for the banner. */
  pinned: Record<string, string>
  /** Number of the newest revocation when the snapshot was taken: an answer with a higher number may affect it. */
  epoch: number
}
