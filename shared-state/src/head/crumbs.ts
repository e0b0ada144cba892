import type { SharedStore } from '../contract/shared-store.ts'

/** One breadcrumb; `to` is a full path, and the last crumb, the page itself, has none. */
export interface Crumb {
  label: string
  to?: string | undefined
}

/** A parent page: the key of its name, and its path after the language. */
export type PageAbove = readonly [name: number, path: string]

/** The breadcrumbs of a page: its parents, home page first, and the page itself if `title` is given. */
export function crumbsTo(
  { visitor: { lang }, text }: SharedStore,
  above: readonly PageAbove[],
  title?: string,
): Crumb[] {
  const way: Crumb[] = above.map(([name, path]) => ({ label: text.t(name), to: `/${lang}${path}` }))
  return title === undefined ? way : [...way, { label: title }]
}
