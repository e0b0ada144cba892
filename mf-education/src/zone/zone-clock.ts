const minuteMs = 60_000
const halfDayMs = 43_200_000

/** Days and times of one time zone, in a reader's language. Made for each page: formatters of a caller's zone are not kept. */
export interface ZoneClock {
  zone: string
  /** The day of a moment, YYYY-MM-DD. */
  dayOf(moment: string | number): string
  /** `15:30` */
  time(moment: string | number): string
  /** `27 Nov 2026, 15:30` */
  dateTime(moment: string | number): string
  /** `UTC+7`, as it is at a moment. */
  offset(moment: number): string
  /** Minutes that clocks are moved on a day: 60 in spring, -60 in autumn, 0 on most days. */
  shiftOn(day: string): number
}

export function zoneClock(zone: string, lang: string): ZoneClock {
  const tag = lang === 'en' ? 'en-GB' : lang
  const format = (options: Intl.DateTimeFormatOptions, locale = tag) => {
    let made: Intl.DateTimeFormat | undefined
    return () => (made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }))
  }
  const hour = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  const time = format(hour)
  const dateTime = format({ day: 'numeric', month: 'short', year: 'numeric', ...hour })
  const numeric = format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-US')
  const offset = format({ timeZoneName: 'longOffset' }, 'en-US')
  const minutesAhead = (moment: number) => minutesOf(partsOf(offset(), moment)['timeZoneName'] ?? '')
  /** Noon of the day whose midnight in UTC is given. */
  const noonOf = (midnightUtc: number) => {
    const noonUtc = midnightUtc + halfDayMs
    return noonUtc - minutesAhead(noonUtc) * minuteMs
  }
  return {
    zone,
    dayOf: moment => {
      const { year, month, day } = partsOf(numeric(), moment)
      return `${year}-${month}-${day}`
    },
    time: moment => time().format(new Date(moment)),
    dateTime: moment => dateTime().format(new Date(moment)),
    offset: moment => offsetText(minutesAhead(moment)),
    // Clocks change at night, so between noon and noon.
    shiftOn: day => minutesAhead(noonOf(Date.parse(day))) - minutesAhead(noonOf(Date.parse(day) - 2 * halfDayMs)),
  }
}

const partsOf = (format: Intl.DateTimeFormat, moment: string | number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))

/** Minutes of `GMT`, `GMT+07:00` or `GMT-03:30`. */
function minutesOf(offset: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function offsetText(minutesAhead: number): string {
  if (minutesAhead === 0) return 'UTC'
  const [hours, minutes] = [Math.floor(Math.abs(minutesAhead) / 60), Math.abs(minutesAhead) % 60]
  return `UTC${minutesAhead < 0 ? '-' : '+'}${hours}${minutes ? `:${minutes}` : ''}`
}
