import { makeAutoObservable } from 'mobx'
import { directionOf, type TextLanguage } from '../i18n/languages.ts'

/** The server's facts about this visitor; part of the page's state. Country codes are lower case (spec 5). */
export interface VisitorFacts {
  /** Language of the page, from its path. */
  lang: TextLanguage
  /** Country of the visitor's IP address, two letters; empty where unknown. */
  countryCode: string
  /** Server's clock at rendering, in ms: relative times are computed from it so that hydration produces the same text. */
  now: number
  origin: string
  environment: string
  /** Domain of the readable cookies (spec 9); absent: the request's host. */
  cookieHost?: string
  /** Absent: the default, 1 (spec 9). */
  siteVariant?: SiteVariant
  /** Address of the site's service worker; absent: none is registered. */
  serviceWorker?: string
}

/** Where the visitor is, from the address of the connection (spec 3). Only the browser asks for it, so no stored page holds it. */
export interface VisitorPlace {
  ip: string
  /** Two letters in lower case; empty where unknown. */
  countryCode: string
  /** Empty where unknown. */
  province: string
  city: string
  /** Why this site cannot know province and city, in words. */
  regionNote: string
}

/** One of four groups of domains under which the portal is available (spec 9). */
export type SiteVariant = 1 | 2 | 3 | 4

export class VisitorStore {
  facts: VisitorFacts
  online = true
  /** What this tab has asked for so far. */
  place: Partial<VisitorPlace> = {}

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

  learnPlace(facts: Partial<VisitorPlace>): void {
    Object.assign(this.place, facts)
  }

  setOnline(online: boolean): void {
    this.online = online
  }
}
