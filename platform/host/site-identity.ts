import type { Language } from 'shared-state/i18n/languages'

/** What the page says that stands in for one that cannot be had. */
export interface OfflineWords {
  title: string
  why: string
  todo: readonly string[]
  again: string
  byItself: string
}

/** How a site names and shows itself where no release does: in link previews, as an app that can be installed, offline. */
export interface SiteIdentity {
  /** The same in every language. */
  name: string
  /** SVG, a square of 32. */
  mark: string
  /** The mark for who cuts its corners himself: ground to the edges, the drawing within the circle of 80% that is never cut off. */
  markToCut: string
  /** Grounds of the header in a light and a dark scheme, and of a page. */
  colours: { light: string; dark: string; page: string }
  /** What a browser says of the app. `path`: behind the language. */
  app: Readonly<Record<Language, { description: string; shortcuts: readonly { name: string; path: string }[] }>>
  offline: Readonly<Record<Language, OfflineWords>>
}

/** What of it stands in the head of each page. */
export type SiteHead = Pick<SiteIdentity, 'name' | 'colours'>
