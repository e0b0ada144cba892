import type { Exposure, ExposureEvent } from 'calls/entities/exposure'

/** Kinds of events by their effect: the names of the underlying calls do not matter to a visitor. */
export type EventKind =
  | 'submitted'
  | 'published'
  | 'rejected'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'replied'
  | 'appended'
  | 'resolved'
  | 'abandoned'
  | 'closed'
  | 'reopened'
  | 'noted'

export type WaitingKind = 'moderator' | 'broker' | 'author' | 'noReply'
export type NextKind = 'mediation' | 'decision' | 'reply' | 'back' | 'final'

export interface CaseTimeline {
  /** The possible next step, with the day it is due or possible until. */
  next: { kind: NextKind; until: string | null } | null
  /** The party that the case waits for, and since when. */
  waiting: { kind: WaitingKind; since: string } | null
  events: (ExposureEvent & { kind: EventKind })[]
}

const day = 86_400_000
/** Days that a broker has to reply, and during which a resolved case can be reopened (decisions 4). */
const replyDays = 14
const reopenDays = 7

const waitingIn: Partial<Record<Exposure['state'], WaitingKind>> = {
  mediation_requested: 'moderator',
  in_mediation: 'broker',
  awaiting_author: 'author',
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
  const { state, overdue, replied, createdAt, updatedAt } = exposure
  const since = events.find(({ from, to }) => to === state && from !== to)?.at ?? updatedAt
  const waiting = overdue ? 'noReply' : waitingIn[state]
  const next = nextAfter[state]
  const isDue = !replied && !overdue
  return {
    next:
      next && !isFinal(state, since, now) ? { kind: next, until: untilOf(next, { since, createdAt, isDue }) } : null,
    waiting: waiting ? { kind: waiting, since: waiting === 'noReply' ? createdAt : since } : null,
    events: events.map(event => ({ ...event, kind: kindOf(event) })),
  }
}

const isFinal = (state: Exposure['state'], since: string, now: number) =>
  state === 'resolved' && now - Date.parse(since) > reopenDays * day

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * day).toISOString()

interface Dates {
  since: string
  createdAt: string
  /** The broker still has time to reply. */
  isDue: boolean
}

function untilOf(next: NextKind, { since, createdAt, isDue }: Dates): string | null {
  if (next === 'final') return later(since, reopenDays)
  return next === 'reply' && isDue ? later(createdAt, replyDays) : null
}

function kindOf({ from, to, actor }: ExposureEvent): EventKind {
  if (from === to || (from === 'awaiting_author' && to === 'in_mediation'))
    return actor === 'author' ? 'appended' : actor === 'staff' ? 'replied' : 'noted'
  if (to === 'published') return from === 'mediation_requested' ? 'declined' : 'published'
  if (to === 'in_mediation') return from === 'resolved' ? 'reopened' : 'accepted'
  return kindByState[to] ?? 'noted'
}

const kindByState: Record<string, EventKind> = {
  pending_review: 'submitted',
  rejected: 'rejected',
  mediation_requested: 'requested',
  awaiting_author: 'replied',
  resolved: 'resolved',
  abandoned: 'abandoned',
  closed: 'closed',
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
