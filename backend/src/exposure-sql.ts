import { actionsThatStartClock, rules } from 'calls/exposure-case/case-rules'
import {
  endedStates,
  hiddenStates,
  REPLY_DAYS,
  statesOfStaff,
  statesUnderMediation,
} from 'calls/exposure-case/case-states'

/** SQL of what follows from the state and the timeline of an exposure. `table` is the alias of exposures; without one it is `e`. */

export const sqlList = (values: readonly string[]) => values.map(value => `'${value}'`).join(', ')

export const isPublic = `e.state NOT IN (${sqlList(hiddenStates)})`
/** It is public and has not come to an end. */
export const isOpen = `e.state NOT IN (${sqlList([...hiddenStates, ...endedStates])})`
export const isUnderMediation = `e.state IN (${sqlList(statesUnderMediation)})`
/** In mediation, it is the turn of the broker's staff. */
export const isTurnOfStaff = `e.state IN (${sqlList(statesOfStaff)})`

/** Whether the broker has staff on this site. OFFSET makes the planner look up the one broker: it would rather read the staff of all of them. */
export const registeredIn = (table: string) =>
  `EXISTS (SELECT FROM broker_staff s WHERE s.broker_code = ${table}.broker_code OFFSET 0)`

const lastStart = (table: string) => `(SELECT max(v.at) FROM exposure_events v
  WHERE v.exposure_code = ${table}.code AND v.action IN (${sqlList(actionsThatStartClock)})) + interval '${REPLY_DAYS} days'`

/**
 * When the time to reply ends: 14 days after mediation began or the author last added something (decisions 4); null while it is not the turn
 * of the broker's staff. Derived from the timeline. It applies only to a broker with staff here.
 */
export const timeEndsIn = (table: string) =>
  `CASE WHEN ${table}.state IN (${sqlList(statesOfStaff)}) THEN ${lastStart(table)} END`

/** The same, and null for a broker without staff here. */
export const dueAtIn = (table: string) =>
  `CASE WHEN ${table}.state IN (${sqlList(statesOfStaff)}) AND ${registeredIn(table)} THEN ${lastStart(table)} END`
/** Time has run out. It began when the state did, or later: most cases need no look at the staff and the timeline. */
export const overdueIn = (table: string) =>
  `(${table}.state_since < now() - interval '${REPLY_DAYS} days' AND coalesce(${dueAtIn(table)} < now(), false))`
export const overdue = overdueIn('e')

/** Whether the broker's staff can reply now. */
export const awaitsReply = `(${rules
  .filter(({ action }) => action === 'reply')
  .map(({ from, beforeReply }) => `e.state IN (${sqlList(from)})${beforeReply ? ' AND NOT e.replied' : ''}`)
  .join(' OR ')})`

/** Published on this day (a placeholder or expression of type date) or later. Days are those of UTC. */
export const publishedFrom = (day: string) => `e.published_at >= ${day}::timestamp AT TIME ZONE 'UTC'`
/** The day so many days ago: lists and figures of the last days begin with it, so that they agree. */
export const daysAgo = (days: number | string) => `((now() AT TIME ZONE 'UTC')::date - ${days})`
