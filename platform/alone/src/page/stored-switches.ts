import { backend } from 'the-portal/backend'
import { readSwitches, writeSwitches, type Switches } from '../switches.ts'

const storageKey = 'area-alone'

/** The switches are stored per tab: the frame writes them, and the page in it reads them, as does a page opened from it at any address. */
export const storedSwitches = (): Switches =>
  readSwitches(new URLSearchParams(sessionStorage.getItem(storageKey) ?? ''), Object.keys(backend.visitors))

export function storeSwitches(switches: Switches): void {
  sessionStorage.setItem(storageKey, new URLSearchParams(writeSwitches(switches)).toString())
}
