import { UTC } from './read-zone.ts'
import { zoneName } from './time-zones.ts'
import { zoneClock } from './zone-clock.ts'

/** `Jakarta (UTC+7)`, with the offset of a moment. */
export const zoneLabel = (zone: string, lang: string, moment: number): string =>
  zone === UTC ? UTC : `${zoneName(zone, lang)} (${zoneClock(zone, lang).offset(moment)})`
