import type { TextPair } from './sample-texts.ts'

const DAY_MS = 86_400_000

/** Moments and days counted back from the moment the data is made for, so that the site looks alive on that day. */
export class SampleClock {
  readonly now: number

  constructor(now: Date) {
    this.now = Math.floor(now.getTime() / 60_000) * 60_000
  }

  /** So many days before now; a fraction is hours, a negative number lies ahead. */
  daysAgo(days: number): Date {
    return new Date(this.now - Math.round(days * DAY_MS))
  }

  ageInDays(moment: Date): number {
    return (this.now - moment.getTime()) / DAY_MS
  }
}

/** YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const MONTHS: TextPair[] = [
  ['January', 'Januari'],
  ['February', 'Februari'],
  ['March', 'Maret'],
  ['April', 'April'],
  ['May', 'Mei'],
  ['June', 'Juni'],
  ['July', 'Juli'],
  ['August', 'Agustus'],
  ['September', 'September'],
  ['October', 'Oktober'],
  ['November', 'November'],
  ['December', 'Desember'],
]

/** 29 October and 29 Oktober; `month` counts from 0. */
export function dayAndMonth(day: number, month: number): TextPair {
  const [en, id] = MONTHS[month] ?? ['', '']
  return [`${day} ${en}`, `${day} ${id}`]
}
