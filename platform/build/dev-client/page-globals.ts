import type { Dictionary } from 'shared-state/i18n/text'

/** The part of react-refresh's runtime that builds use; the package has no types. */
export interface RefreshRuntime {
  register(type: unknown, id: string): void
  createSignatureFunctionForTransform(): unknown
  getFamilyByType(type: unknown): unknown
  isLikelyComponentType(type: unknown): boolean
  performReactRefresh(): unknown
}

/** What the shell's development build shares with those of the areas: each of these exists once per page. */
export interface PageGlobals {
  refreshRuntime: RefreshRuntime
  /** Puts texts into the page's store, by language, and shows them; absent until the page has hydrated. */
  showTexts?: (texts: Record<string, Dictionary>) => void
}

export const pageGlobals = (): PageGlobals =>
  ((globalThis as { portalDevelopment?: PageGlobals }).portalDevelopment ??= {} as PageGlobals)
