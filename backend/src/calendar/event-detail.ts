import type { calendarDetailinit } from 'calls/calendar'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { articleHtml } from '../education/article-html.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { eventColumns, toEvent, type EventRow } from './event-rows.ts'

const HISTORY = 24
const RELATED = 6

interface ReleaseRow {
  code: string
  slug: string
  at: string
  period: string
  actual: string
  consensus: string | null
  previous: string | null
  revised_to: string | null
}

const history = `SELECT h.code, h.slug, h.scheduled_at AS at, h.period, h.actual, h.consensus, h.previous, h.revised_to
  FROM (SELECT s.*, lead(s.revised) OVER (ORDER BY s.scheduled_at, s.code) AS revised_to FROM calendar_events s WHERE s.series = $1) h
  WHERE h.actual IS NOT NULL ORDER BY h.scheduled_at DESC, h.code DESC LIMIT ${HISTORY}`

const next = `SELECT ${eventColumns('$2')} FROM calendar_events c WHERE c.series = $1 AND (c.scheduled_at, c.code) > ($3, $4)
  ORDER BY c.scheduled_at, c.code LIMIT 1`

const related = `SELECT ${eventColumns('$2')} FROM calendar_events c
  WHERE c.scheduled_at BETWEEN $3::timestamptz - interval '3 days' AND $3::timestamptz + interval '3 days'
    AND c.country_code = $4 AND c.series <> $1
  ORDER BY c.importance DESC, abs(extract(epoch FROM c.scheduled_at - $3::timestamptz)), c.code LIMIT ${RELATED}`

/** An event with its explanation, history, following release and related events; 404/3001 for an unknown code. */
export async function eventDetail(
  { db, reference }: { db: Db; reference: ReferenceData },
  code: string,
  lang: Language,
): Promise<CallOutput<typeof calendarDetailinit>> {
  const row = await db.one<EventRow & { series: string; content_text: string }>(
    `SELECT ${eventColumns('$2')}, c.series, c.content->>$2 AS content_text FROM calendar_events c WHERE c.code = $1`,
    [code, lang],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  const { series, scheduled_at: at, country_code: country } = row
  const [releases, following, others, categories] = await Promise.all([
    db.query<ReleaseRow>(history, [series]),
    db.one<EventRow>(next, [series, lang, at, code]),
    db.query<EventRow>(related, [series, lang, at, country]),
    reference.tags('calendar', lang),
  ])
  return {
    event: {
      ...toEvent(row),
      content: articleHtml(row.content_text).content,
      categoryName: categories.get(row.category) ?? row.category,
    },
    history: releases.map(({ revised_to, ...release }) => ({ ...release, revisedTo: revised_to })),
    next: following ? toEvent(following) : null,
    related: others.map(toEvent).sort((a, b) => (a.scheduledAt < b.scheduledAt ? -1 : 1)),
  }
}
