/** Labels by language; English stands in for a missing one. */
export type Words = Record<string, string>

/** A page of an area that appears in lists of pages: the main menu, its submenus, and the search. */
export interface ListedPage {
  /** Identifies the page in every list; unique across all areas. */
  code: string
  /** Path after the language: `/tools/position.html`. */
  path: string
  name: Words
  /** Code of the menu entry whose submenu lists the page; absent: the page is a menu entry itself. */
  under?: string | undefined
  /** Smaller numbers come first. */
  order: number
  /** Name of a backend list that is added to its submenu (backend/src/home/menu-fills.ts). */
  fill?: string | undefined
}

/** Place of a home page module: a strip under the hero, the wide or the narrow column, or below across both. */
export type HomePlace = 'strip' | 'main' | 'side' | 'below'

/** Placeholder of a module: a line, five rows, a few rows, or tiles. */
export type HomeShape = 'line' | 'rows' | 'few' | 'tiles'

/** A module of the home page: the area's content for the slot `home.{part}`. */
export interface HomePart {
  part: string
  name: Words
  place: HomePlace
  /** The placeholder shown while it loads. */
  shape: HomeShape
  /** Smaller numbers come first. */
  order: number
}

/** A type of search hit that the area has pages for. */
export interface SearchKind {
  kind: string
  /** Heading of a list of these hits. */
  name: Words
  /** Smaller numbers come first. */
  order: number
}

/** An area's entries in the lists of the site. They are part of its release, so they change with it. */
export interface AreaLists {
  pages?: ListedPage[] | undefined
  home?: HomePart[] | undefined
  search?: SearchKind[] | undefined
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** The entries of several releases for one list, sorted. */
export const listed = <List extends keyof AreaLists>(
  releases: Iterable<{ lists?: AreaLists | undefined }>,
  list: List,
): NonNullable<AreaLists[List]> =>
  [...releases].flatMap(({ lists }) => (lists?.[list] ?? []) as { order: number }[]).sort(byOrder) as NonNullable<
    AreaLists[List]
  >
