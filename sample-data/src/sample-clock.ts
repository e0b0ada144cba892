import type { TextPair } from './sample-texts.ts'

const DAY_MS = 86_400_000

/** Times relative to the moment the data is generated for, so that the site looks active on that day. */
export class SampleClock {
  readonly now: number

  constructor(now: Date) {
    this.now = Math.floor(now.getTime() / 60_000) * 60_000
  }

  /** Today in UTC, YYYY-MM-DD. */
  get day(): string {
    return dayOf(new Date(this.now))
  }

  /** This many days before now; fractions are allowed, and a negative number is in the future. */
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
