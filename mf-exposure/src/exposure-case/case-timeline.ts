import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import { caseStates, isSeenByEveryone, REOPEN_DAYS, REPLY_DAYS } from 'calls/exposure-case/case-states'

export type WaitingKind = 'moderator' | 'broker' | 'author' | 'noReply' | 'unregistered'
export type NextKind = 'mediation' | 'decision' | 'reply' | 'back' | 'final'

export interface CaseTimeline {
  /** The possible next step, with the day it is due or possible until. */
  next: { kind: NextKind; until: string | null } | null
  /** The party that the case waits for, and since when. */
  waiting: { kind: WaitingKind; since: string } | null
  events: readonly ExposureEvent[]
}

const day = 86_400_000

const waitingFor: Record<NonNullable<(typeof caseStates)[Exposure['state']]['turnOf']>, WaitingKind> = {
  moderator: 'moderator',
  staff: 'broker',
  author: 'author',
}
const nextAfter: Partial<Record<Exposure['state'], NextKind>> = {
  published: 'mediation',
  mediation_requested: 'decision',
  in_mediation: 'reply',
  awaiting_author: 'back',
  resolved: 'final',
}

/** The public timeline of a case, newest first, with the party it waits for and the next step. `now` in ms. */
export function caseTimeline(exposure: Exposure, events: readonly ExposureEvent[], now: number): CaseTimeline {
  const { state, overdue, dueAt, updatedAt, registered } = exposure
  const since = events.find(({ from, to }) => to === state && from !== to)?.at ?? updatedAt
  const { turnOf } = caseStates[state]
  const turn = turnOf === 'staff' && !registered ? 'unregistered' : turnOf && waitingFor[turnOf]
  const waiting = overdue ? 'noReply' : isSeenByEveryone(state) ? turn : null
  const next = nextAfter[state]
  return {
    next:
      next && !isFinal(state, since, now) ? { kind: next, until: untilOf(next, since, overdue ? null : dueAt) } : null,
    waiting: waiting
      ? { kind: waiting, since: waiting === 'noReply' && dueAt ? later(dueAt, -REPLY_DAYS) : since }
      : null,
    events,
  }
}

const isFinal = (state: Exposure['state'], since: string, now: number) =>
  state === 'resolved' && now - Date.parse(since) > REOPEN_DAYS * day

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * day).toISOString()

function untilOf(next: NextKind, since: string, dueAt: string | null): string | null {
  if (next === 'final') return later(since, REOPEN_DAYS)
  return next === 'reply' ? dueAt : null
}

/** The number of the current day of mediation, counting from 1; null outside mediation. */
export function mediationDay(
  { state }: Pick<Exposure, 'state'>,
  events: readonly ExposureEvent[],
  now: number,
): number | null {
  if (state !== 'in_mediation' && state !== 'awaiting_author') return null
  const accepted = events.find(({ from, to }) => to === 'in_mediation' && from === 'mediation_requested')
  return accepted ? Math.max(Math.floor((now - Date.parse(accepted.at)) / day), 0) + 1 : null
}
