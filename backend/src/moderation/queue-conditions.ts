import { moderatorSteps } from 'calls/complaint-case/complaint-rules'
import { rules } from 'calls/exposure-case/case-rules'
import { noticeDecisions } from 'calls/legal-notice/notice-rules'
import { auditDecisions } from 'calls/enterprise'
import { moderationDecisions } from 'calls/moderation'
import type { moderationQueue } from 'calls/moderation'
import type { CallParsed } from 'shared-state/api/declare-call'
import { codesLike } from '../countries/same-country.ts'
import { Conditions } from '../sql-parts.ts'
import { holdsInForce } from './holds.ts'
import { sources } from './case-sources.ts'
import type { Kind } from './case-sources.ts'

export type QueueFilters = Omit<CallParsed<typeof moderationQueue>, 'order' | 'pageIndex' | 'pageSize'>

/** Moderators' steps of an exposure: its audit log also has those of others. */
export const moderatorActions = rules.filter(({ actor }) => actor === 'moderator').map(({ action }) => action)
const decisions = [
  ...new Set<string>([
    ...moderatorActions,
    ...moderatorSteps,
    ...moderationDecisions,
    ...auditDecisions,
    ...noticeDecisions,
  ]),
]

/** All items `c` of a kind, or of every kind, with their holds `h` in force. */
export const itemsOf = (kind?: Kind): string => {
  const cases = Object.entries(sources).flatMap(([name, source]) => (!kind || name === kind ? source.cases : []))
  return `(${cases.join(' UNION ALL ')}) c LEFT JOIN ${holdsInForce} h ON h.kind = c.kind AND h.target_id = c.id`
}

/** Whose an item is for the moderator whose userId is the placeholder. */
export const heldFor = (userId: string): string =>
  `CASE WHEN h.user_id IS NULL THEN 'nobody' WHEN h.user_id = ${userId} THEN 'mine' ELSE 'others' END`

/** A listing may be about several brokers, of which the item names the first. */
const isListingAbout = (broker: string): string =>
  `c.kind = 'market' AND c.id IN (SELECT l.code FROM listings l WHERE l.broker_codes @> ARRAY[${broker}::text] AND l.broker_codes <> '{}')`

/** The filters of the queue but kind, state and holder, by which it is counted. */
export function queueConditions({ state, show, ...filters }: QueueFilters): Conditions {
  const where = new Conditions()
  const view = show ?? (state === undefined ? 'waiting' : 'all')
  if (view === 'waiting') where.add('c.waits')
  if (view === 'decided')
    where.add(
      `NOT c.waits AND EXISTS (SELECT FROM audit_events a WHERE a.kind = c.kind AND a.target_id = c.id AND a.action = ANY(${where.param(decisions)}))`,
    )
  where.when(filters.reason, value => `c.reason = ${value}`)
  where.anyOf('c.country_code', filters.countryCode === undefined ? undefined : codesLike(filters.countryCode))
  where.when(filters.traderCode, value => `(c.broker_code = ${value} OR ${isListingAbout(value)})`)
  where.when(filters.userId, value => `c.user_id = ${value}`)
  where.when(filters.waitingHours, value => `c.at < now() - make_interval(hours => ${value})`)
  return where
}
