import { calendarDetailinit, calendarIndexinit, calendarMore } from 'calls/calendar'
import { newsDetail } from 'calls/education'
import { aggregateSeoRandomdata } from 'calls/home'
import { live7x24Init } from 'calls/flash'
import { liveroomDetail, liveroomList } from 'calls/live-rooms'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { addDays, dayOf } from '../calendar/calendar-days.ts'

const hourMs = 3_600_000
/** Events per day; they are two hours apart. */
const eventsADay = 5

/** A day's events; the code of each names its place and its day: E020261127. */
function eventsOn<Event extends { scheduledAt: string }>(day: string, made: readonly Event[], now: number): Event[] {
  return Array.from({ length: eventsADay }, (_, nth) => {
    const scheduledAt = new Date(Date.parse(day) + (8 + nth * 2) * hourMs).toISOString()
    const isOver = Date.parse(scheduledAt) < now
    const code = `E${nth}${day.replaceAll('-', '')}`
    return { ...made[nth % made.length]!, code, scheduledAt, actual: isOver ? '2.3' : null }
  })
}

/** Setup for running the area on its own: parameters for its addresses, and a calendar with events on the requested days. */
export const alone: AreaAlone = {
  params: {
    page: '2',
    level: 'beginner.html',
    category: 'news.html',
    titleCode: 'how-a-broker-s-licence-A100.html',
  },
  paramsOf: {
    'video/:titleCode': { titleCode: 'how-a-broker-s-licence-V100.html' },
    'news/detail/:titleCode': { titleCode: 'how-a-broker-s-licence-N100.html' },
    'calendar/:titleCode': { titleCode: 'inflation-rate-E100.html' },
  },
  states: [
    '/flash.html?important=true',
    '/news/search.html?keyword=gold&category=news',
    '/calendar.html?impact=3',
    '/calendar.html?view=week&zone=Asia/Jakarta',
    '/calendar.html?view=next',
    '/live.html?show=past',
  ],
  answers: [
    mockAnswer(calendarIndexinit, ({ input, made, now }) => {
      const { from = dayOf(now), to = from } = input
      const days: string[] = []
      for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
      const items = days.flatMap(day => eventsOn(day, made.items, now))
      return { ...made, items, days: days.map(date => ({ date, count: eventsADay })) }
    }),
    mockAnswer(calendarMore, ({ input, made, now }) => {
      const tomorrow = addDays(dayOf(now), 1)
      const items = [tomorrow, addDays(tomorrow, 1)].flatMap(day => eventsOn(day, made.items, now))
      return { items: items.slice(0, input.num), cursor: null }
    }),
    mockAnswer(calendarDetailinit, ({ input: { code }, made, now }) => {
      const [, nth = ''] = /^E(\d)\d{8}$/.exec(code) ?? []
      const day = nth ? `${code.slice(2, 6)}-${code.slice(6, 8)}-${code.slice(8)}` : addDays(dayOf(now), 2)
      const event = { ...made.event, ...eventsOn(day, [made.event], now)[Number(nth)], code }
      const history = Array.from({ length: 12 }, (_, i) => ({
        ...made.history[0]!,
        code: `H${i}`,
        at: new Date(now - (i + 1) * 30 * 24 * hourMs).toISOString(),
        actual: (2 + (i % 5) / 10).toFixed(1),
        revisedTo: i === 3 ? '2.6' : null,
      }))
      return { ...made, event, history, related: eventsOn(day, made.related, now).slice(0, 3) }
    }),
    // The pages of this area ask for titles only.
    mockAnswer(aggregateSeoRandomdata, ({ input: { num, type } }) => ({
      items: Array.from({ length: num }, (_, nth) => ({
        title: `Title ${type}${nth}`,
        code: `R${nth}`,
        slug: 'title',
      })),
    })),
    // The files of videos come from the server, which is not here: pages of an area alone show their transcript.
    mockAnswer(newsDetail, ({ made }) => ({ ...made, article: { ...made.article, video: null } })),
    mockAnswer(liveroomList, ({ input: { status = 'off' }, made }) => ({
      ...made,
      items: made.items.map(room => ({ ...room, code: `${status}${room.code}`, status })),
    })),
    // Streams come from other hosts, which the pages of an area alone may not reach.
    mockAnswer(liveroomDetail, ({ made }) => ({ ...made, playUrl: null })),
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
