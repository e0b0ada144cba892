import { knownZone, UTC } from './read-zone.ts'

const key = 'calendar.zone'

/** The zone that the visitor chose in this browser, or else that of their device. */
export const browserZone = (): string => knownZone(stored()) ?? knownZone(deviceZone()) ?? UTC

/** Keeps the visitor's choice. It never leaves the browser but in the addresses of calendar pages. */
export function keepZone(zone: string): void {
  try {
    localStorage.setItem(key, zone)
  } catch {
    // Storage is full or refused: the choice lasts as long as the address.
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
