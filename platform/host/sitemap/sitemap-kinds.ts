/** The kinds of content in sitemap addresses: `/shops/info/{shop}.html` in an area's manifest represents one address per row. */
export interface SitemapKind {
  /** Table with its alias `t`. The code is unique; a placeholder is replaced with `{slug}-{code}`. */
  from: string
  /** SQL condition for rows that everyone may see. */
  isPublic: string
  /** SQL condition for rows whose pages show invented data (decisions 8). */
  isSample: string
  /** SQL for when the row's page last changed; null if unknown. */
  changedAt: string
  /** Its rows have no addresses of their own. */
  isOnlyListed?: boolean
}

/** The portal's kinds, by the name between the braces. The SQL is the portal's own, never from a release. */
export type SitemapKinds = Readonly<Record<string, SitemapKind>>

export const isListable = (kinds: SitemapKinds, kind: string): boolean => Object.hasOwn(kinds, kind)
export const isAddressable = (kinds: SitemapKinds, kind: string): boolean =>
  isListable(kinds, kind) && !kinds[kind]!.isOnlyListed

/** The names between the braces of an address. */
export const placeholdersOf = (address: string): string[] =>
  [...address.matchAll(/\{([^{}]*)\}/g)].map(match => match[1]!)
