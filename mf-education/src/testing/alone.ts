import { calendarIndexinit } from 'calls/calendar'
import { live7x24Init } from 'calls/flash'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { addDays, dayOf } from '../calendar/calendar-days.ts'

const hourMs = 3_600_000
/** Events per day; they are two hours apart. */
const eventsADay = 5

/** Setup for running the area on its own: parameters for its addresses, and a calendar with events on the requested days. */
export const alone: AreaAlone = {
  params: { page: '2', level: 'beginner.html', category: 'news.html', titleCode: 'how-a-broker-s-licence-A100.html' },
  paramsOf: { 'news/detail/:titleCode': { titleCode: 'how-a-broker-s-licence-N100.html' } },
  states: ['/flash.html?important=true', '/calendar.html?impact=3'],
  answers: [
    mockAnswer(calendarIndexinit, ({ input, made, now }) => {
      const { from = dayOf(now), to = from } = input
      const days: string[] = []
      for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
      const items = days.flatMap((day, i) =>
        Array.from({ length: eventsADay }, (_, nth) => {
          const event = made.items[(i + nth) % made.items.length]!
          const scheduledAt = new Date(Date.parse(day) + (8 + nth * 2) * hourMs).toISOString()
          const isOver = Date.parse(scheduledAt) < now
          return { ...event, code: `E${i}${nth}`, scheduledAt, actual: isOver ? '2.3' : null }
        }),
      )
      return { ...made, items, days: days.map(date => ({ date, count: eventsADay })) }
    }),
    mockAnswer(live7x24Init, ({ made }) => ({
      ...made,
      tags: [
        { code: 'rates', name: 'Rates' },
        { code: 'oil', name: 'Oil' },
        { code: 'gold', name: 'Gold' },
      ],
    })),
  ],
}
