import { makeAutoObservable } from 'mobx'
import { directionOf, type Language, type TextLanguage } from '../i18n/languages.ts'

/** What the server found out about this visitor; travels in the page's state. Country codes are lower case (spec 5). */
export interface VisitorFacts {
  /** The page's, as its path says. */
  lang: TextLanguage
  /** Country of the visitor's address, two letters; empty where it could not be found out. */
  countryCode: string
  /** Server's clock at rendering, in ms: relative times are told against it so that hydration finds the same words. */
  now: number
  origin: string
  environment: string
  /** Domain of the readable cookies (spec 9); absent: the host that was asked. */
  cookieHost?: string
  /** Absent: the default, 1 (spec 9). */
  siteVariant?: SiteVariant
  /** The browser's own language, where it is a public one other than the page's and the visitor has not said no today (spec 4). */
  offeredLang?: Language
  /** Address of the site's service worker; absent: none is registered. */
  serviceWorker?: string
}

/** One of four groups of domains that the portal is reached under (spec 9). */
export type SiteVariant = 1 | 2 | 3 | 4

export class VisitorStore {
  facts: VisitorFacts
  online = true

  constructor(facts: VisitorFacts) {
    this.facts = facts
    makeAutoObservable(this)
  }

  get lang(): TextLanguage {
    return this.facts.lang
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.facts.lang)
  }

  get siteVariant(): SiteVariant {
    return this.facts.siteVariant ?? 1
  }

  setOnline(online: boolean): void {
    this.online = online
  }
}
