import type { Language } from 'shared-state/i18n/languages'

/** Texts of the offline page. */
export interface OfflineWords {
  title: string
  why: string
  todo: readonly string[]
  again: string
  byItself: string
}

/** The site's name and appearance where no release provides them: in link previews, as an installable app, offline. */
export interface SiteIdentity {
  /** The same in every language. */
  name: string
  /** SVG, 32 × 32. */
  mark: string
  /**
   * The mark for systems that crop icons themselves: the background reaches the edges, the drawing stays in the inner circle of 80%, which
   * is never cropped.
   */
  markToCut: string
  /** Background colours: of the header in a light and a dark scheme, and of a page. */
  colours: { light: string; dark: string; page: string }
  /** Texts of the installable app. `path`: the part after the language. */
  app: Readonly<Record<Language, { description: string; shortcuts: readonly { name: string; path: string }[] }>>
  offline: Readonly<Record<Language, OfflineWords>>
}

/** The fields that every page's head needs. */
export type SiteHead = Pick<SiteIdentity, 'name' | 'colours'>
