import { mostSnapshotChanges } from 'calls/broker-history'
import type { timemachineSnapshot } from 'calls/broker-history'
import { gradeOf } from 'calls/rating/grade'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { brokerMaker, detailColumns } from './broker-detail.ts'
import type { DetailRow } from './broker-detail.ts'
import { licencesOf } from './broker-licences.ts'
import { toLicenceFact } from './broker-rows.ts'
import { fieldName } from './changes.ts'

/** The record with all changes after the day undone: a field's value on the day is the old value of its first change after that day. */
const rowOnDay = `SELECT ${detailColumns}, x.created_at < $2::date + 1 AS listed,
    (SELECT count(*)::integer FROM comments c WHERE c.target_type = 'broker' AND c.target_code = x.code AND c.parent_id IS NULL
       AND comment_counts(c) AND c.created_at >= $2::date + 1) AS later_comments,
    (SELECT count(*)::integer FROM exposures e WHERE e.broker_code = x.code AND exposure_is_public(e.state)
       AND e.published_at >= $2::date + 1) AS later_exposures
  FROM brokers x
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(field, from_value), '{}') AS fields FROM (
      SELECT DISTINCT ON (h.field) h.field, h.from_value FROM broker_history h
      WHERE h.broker_code = x.code AND h.at >= $2::date + 1 ORDER BY h.field, h.at, h.history_id) first
  ) past
  CROSS JOIN LATERAL jsonb_populate_record(x, past.fields) b
  WHERE x.code = $1`

type DayRow = DetailRow & { listed: boolean; later_comments: number; later_exposures: number }

/** A broker at the end of a day (UTC); 404/3001 for an unknown code or a day before it was listed, 400/1003 for a future day. */
export async function brokerOnDay(
  db: Db,
  reference: ReferenceData,
  { traderCode, date }: { traderCode: string; date: string },
  lang: Language,
  now = new Date(),
): Promise<CallOutput<typeof timemachineSnapshot>> {
  if (date > now.toISOString().slice(0, 10)) {
    throw new Refusal(errorCodes.outOfRange, { errors: [{ field: 'date', message: fieldMessage('inFuture', lang) }] })
  }
  const [toBroker, row, licences, changes] = await Promise.all([
    brokerMaker(reference, lang, Date.parse(date)),
    db.one<DayRow>(rowOnDay, [traderCode, date]),
    licencesOf(db, reference, [traderCode], lang),
    db.query<{ at: string; field: string; from: string | null; to: string | null }>(
      `SELECT at, field, from_value AS from, to_value AS to FROM broker_history
       WHERE broker_code = $1 AND at >= $2::date + 1 ORDER BY at DESC, history_id DESC LIMIT ${mostSnapshotChanges}`,
      [traderCode, date],
    ),
  ])
  if (!row) throw new Refusal(errorCodes.notFound)
  if (!row.listed) {
    throw new Refusal(errorCodes.notFound, { errors: [{ field: 'date', message: fieldMessage('notListedYet', lang) }] })
  }
  const begun = (licences.get(traderCode) ?? []).filter(
    ({ effectiveAt }) => effectiveAt === null || effectiveAt <= date,
  )
  const broker = toBroker({ ...row, grade: gradeOf(row.score), licence_facts: begun.map(toLicenceFact) }, begun)
  const named = changes.map(change => ({ ...change, fieldName: fieldName(change.field, lang) }))
  const commentCount = row.comment_count - row.later_comments
  const exposureCount = row.exposure_count - row.later_exposures
  return { broker: { ...broker, commentCount, exposureCount }, changes: named }
}
