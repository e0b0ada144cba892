import { makeAutoObservable } from 'mobx'
import { createContext } from 'react'

/** What Chrome and its kin hand a site that can be installed; the DOM's types leave it out. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** The browser's offer to install the site, of which there may be one: it can be taken once. */
export class InstallOffer {
  event: InstallEvent | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** From the page's beginning on: browsers make the offer whenever they like, and on any page. */
  watch(): void {
    addEventListener('beforeinstallprompt', event => this.set(event as InstallEvent))
    addEventListener('appinstalled', () => this.set(undefined))
  }

  set(event: InstallEvent | undefined): void {
    this.event = event
  }

  /** Has the browser ask; only in answer to a press. */
  async take(): Promise<void> {
    const event = this.event
    this.set(undefined)
    await event?.prompt()
  }
}

/** Null where there is no browser. */
export const InstallContext = createContext<InstallOffer | null>(null)
