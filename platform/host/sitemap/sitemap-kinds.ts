/** What addresses can be about: `/shops/info/{shop}.html` in an area's manifest stands for one address per row. */
export interface SitemapKind {
  /** Table with its alias `t`. The code is unique; `{slug}-{code}` is what a placeholder becomes. */
  from: string
  /** Condition of rows that everybody may see. */
  isPublic: string
  /** Condition of rows whose pages show invented data (decisions 8). */
  isSample: string
  /** When its page last changed; null where the row does not know. */
  changedAt: string
  /** Its rows have no addresses of their own. */
  isOnlyListed?: boolean
}

/** The kinds that the portal has, by the name that stands between the braces. SQL of the portal's own; never from a release. */
export type SitemapKinds = Readonly<Record<string, SitemapKind>>

export const isListable = (kinds: SitemapKinds, kind: string): boolean => Object.hasOwn(kinds, kind)
export const isAddressable = (kinds: SitemapKinds, kind: string): boolean =>
  isListable(kinds, kind) && !kinds[kind]!.isOnlyListed

/** What stands between the braces of an address. */
export const placeholdersOf = (address: string): string[] =>
  [...address.matchAll(/\{([^{}]*)\}/g)].map(match => match[1]!)
