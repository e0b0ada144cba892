import { makeAutoObservable } from 'mobx'
import { directionOf, type Language } from '../i18n/languages.ts'

/** What the server found out about this visitor; travels in the page's state. Country codes are lower case (spec 5). */
export interface VisitorFacts {
  lang: Language
  /** Country of the visitor's address, two letters; empty where it could not be found out. */
  countryCode: string
  /** Server's clock at rendering, in ms: relative times are told against it so that hydration finds the same words. */
  now: number
  origin: string
  environment: string
}

export class VisitorStore {
  facts: VisitorFacts
  online = true

  constructor(facts: VisitorFacts) {
    this.facts = facts
    makeAutoObservable(this)
  }

  get lang(): Language {
    return this.facts.lang
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.facts.lang)
  }

  setLanguage(lang: Language): void {
    this.facts.lang = lang
  }

  setOnline(online: boolean): void {
    this.online = online
  }
}
