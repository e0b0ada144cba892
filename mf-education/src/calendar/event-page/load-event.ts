import { calendarDetailinit } from 'calls/calendar'
import { eventPath } from 'calls/calendar/calendar-paths'
import { articleList } from 'calls/education'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import { notFound, redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { codeOfTitle } from '../../articles/article-address.ts'
import { educationText } from '../../strings/keys.ts'
import { loadReminders } from '../load-reminders.ts'
import { redirectToBrowserZone } from '../../zone/in-browser-zone.ts'
import { readZone } from '../../zone/read-zone.ts'

const LESSONS = 4

/**
 * One event by the code in its address, with its history. A wrong slug is redirected (301, decisions 1). `minutesBefore`: the viewer's
 * reminder; 0 without one, null without a login.
 */
export async function loadEvent(context: LoadContext) {
  const { api, lang, params, signal, url } = context
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  const detail = await api.call(calendarDetailinit, { code }, { signal })
  const path = `/${lang}${eventPath(detail.event)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  redirectToBrowserZone(context)
  const [lessons, reminders] = await Promise.all([
    api.call(articleList, { category: 'education', tag: 'calendar', pageSize: LESSONS }, { signal }),
    loadReminders(context),
  ])
  const own = reminders?.find(({ event }) => event.code === code)
  const minutesBefore = reminders && (own?.minutesBefore ?? 0)
  return { ...detail, lessons: lessons.items, minutesBefore, zone: readZone(url.searchParams) }
}

export type EventData = Awaited<ReturnType<typeof loadEvent>>

export function eventHead({ event }: EventData, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head {
  return {
    title: event.title,
    description: store.text.t(educationText.eventDescription, { event: event.title }),
    canonical: eventPath(event),
    sample: event.sample,
    structured: [breadcrumbList(eventCrumbs(store), url.origin)],
  }
}

export const eventCrumbs = (store: SharedStore) =>
  crumbsTo(store, [
    [educationText.home, '/'],
    [educationText.calendar, '/calendar.html'],
  ])
