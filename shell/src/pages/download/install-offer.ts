import { makeAutoObservable } from 'mobx'
import { createContext } from 'react'

/** The event that Chromium-based browsers send to an installable site; the DOM's types omit it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** The browser's offer to install the site, if any; it can be used only once. */
export class InstallOffer {
  event: InstallEvent | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** Listens from the start of the page: a browser may make the offer at any time and on any page. */
  watch(): void {
    addEventListener('beforeinstallprompt', event => this.set(event as InstallEvent))
    addEventListener('appinstalled', () => this.set(undefined))
  }

  set(event: InstallEvent | undefined): void {
    this.event = event
  }

  /** Opens the browser's prompt; browsers allow this only in response to a click. */
  async take(): Promise<void> {
    const event = this.event
    this.set(undefined)
    await event?.prompt()
  }
}

/** Null outside a browser. */
export const InstallContext = createContext<InstallOffer | null>(null)
