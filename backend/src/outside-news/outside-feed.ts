import type { outsideCategories } from 'calls/outside-news'
import type { Language } from 'shared-state/i18n/languages'

/** A feed of another site (setting NEWS_FEEDS). */
export interface OutsideFeed {
  /** Begins with https://. */
  url: string
  category: (typeof outsideCategories)[number]
  /** Language of its items. */
  lang: Language
  /** Minutes between two fetches. */
  minutes: number
  /** The name that its items are shown under. */
  name: string
}
