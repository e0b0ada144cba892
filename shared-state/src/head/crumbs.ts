import type { SharedStore } from '../contract/shared-store.ts'

/** One step of the way to a page; `to` is a whole address, and the last step, the page itself, has none. */
export interface Crumb {
  label: string
  to?: string | undefined
}

/** A page over another: the key of its name, and its path behind the language. */
export type PageAbove = readonly [name: number, path: string]

/** The way to a page: those over it, the home page first, and the page itself where it is named in it. */
export function crumbsTo(
  { visitor: { lang }, text }: SharedStore,
  above: readonly PageAbove[],
  title?: string,
): Crumb[] {
  const way: Crumb[] = above.map(([name, path]) => ({ label: text.t(name), to: `/${lang}${path}` }))
  return title === undefined ? way : [...way, { label: title }]
}
