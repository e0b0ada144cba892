/** Words by language; where a language has none, the English ones are shown. */
export type Words = Record<string, string>

/** A page of an area that stands in lists of pages: the main menu, what hangs below one of its entries, and the search. */
export interface ListedPage {
  /** Names the page wherever it is listed; no other page of any area has it. */
  code: string
  /** Address behind the language: `/tools/position.html`. */
  path: string
  name: Words
  /** Code of the menu's entry that the page hangs below; absent: it is an entry itself. */
  under?: string | undefined
  /** Smaller numbers stand first. */
  order: number
  /** List of the backend that hangs below it as well, by its name (backend/src/home/menu-fills.ts). */
  fill?: string | undefined
}

/** Where a part of the home page stands: a strip under the hero, the wide or the narrow column, or below across both. */
export type HomePlace = 'strip' | 'main' | 'side' | 'below'

/** A line, five rows, a few rows, or tiles. */
export type HomeShape = 'line' | 'rows' | 'few' | 'tiles'

/** A part of the home page: what the area fills the slot `home.{part}` with. */
export interface HomePart {
  part: string
  name: Words
  place: HomePlace
  /** What keeps its place while it loads. */
  shape: HomeShape
  /** Smaller numbers stand first. */
  order: number
}

/** A kind of thing that the search finds, because the area has pages of it. */
export interface SearchKind {
  kind: string
  /** What a list of them is called. */
  name: Words
  /** Smaller numbers stand first. */
  order: number
}

/** What an area puts into the lists of the site. It stands in its release, and so changes with it. */
export interface AreaLists {
  pages?: ListedPage[] | undefined
  home?: HomePart[] | undefined
  search?: SearchKind[] | undefined
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** What several releases put into one list, in its order. */
export const listed = <List extends keyof AreaLists>(
  releases: Iterable<{ lists?: AreaLists | undefined }>,
  list: List,
): NonNullable<AreaLists[List]> =>
  [...releases].flatMap(({ lists }) => (lists?.[list] ?? []) as { order: number }[]).sort(byOrder) as NonNullable<
    AreaLists[List]
  >
