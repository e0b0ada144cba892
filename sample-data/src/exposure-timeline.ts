import type { Random } from './random.ts'
import type { ExchangeTexts, NoteKind, StoryNotes, TextPair, Translated } from './sample-texts.ts'

export interface TimelineEvent {
  action: string
  from: string
  to: string
  actor: 'author' | 'staff' | 'moderator'
  note: Translated | null
  ageInDays: number
}

interface Step {
  action: string
  from: string
  to: string
  actor: TimelineEvent['actor']
  /** Days since the step before: at least, and at most. */
  after: readonly [least: number, most: number]
  note?: NoteKind | keyof ExchangeTexts
}

/** A moderator reads a new post within a day. */
const REVIEW_DAYS: Step['after'] = [0.05, 0.9]
/** The longest that a post waits for review, in days. */
export const LONGEST_REVIEW = REVIEW_DAYS[1]

const SUBMIT: Step = { action: 'publish', from: 'draft', to: 'pending_review', actor: 'author', after: [0, 0] }
const APPROVE: Step = {
  action: 'approve',
  from: 'pending_review',
  to: 'published',
  actor: 'moderator',
  after: REVIEW_DAYS,
}
const ADD: Step = {
  action: 'add',
  from: 'published',
  to: 'mediation_requested',
  actor: 'author',
  after: [0.3, 9],
  note: 'add',
}
const ACCEPT: Step = {
  action: 'accept',
  from: 'mediation_requested',
  to: 'in_mediation',
  actor: 'moderator',
  after: [0.1, 2.5],
  note: 'accept',
}
const REPLY: Step = {
  action: 'reply',
  from: 'in_mediation',
  to: 'awaiting_author',
  actor: 'staff',
  after: [0.4, 13],
  note: 'reply',
}
const APPEND: Step = {
  action: 'append',
  from: 'awaiting_author',
  to: 'in_mediation',
  actor: 'author',
  after: [0.2, 6],
  note: 'append',
}
const CLOSE: Step = {
  action: 'close',
  from: 'awaiting_author',
  to: 'closed',
  actor: 'moderator',
  after: [14, 30],
  note: 'close',
}
const resolveFrom = (from: string, after: Step['after'], note: NoteKind): Step => ({
  action: 'resolve',
  from,
  to: 'resolved',
  actor: 'author',
  after,
  note,
})
const giveUpFrom = (from: string): Step => ({
  action: 'giveup',
  from,
  to: 'abandoned',
  actor: 'author',
  after: [15, 60],
  note: 'giveup',
})
const BASE = [SUBMIT, APPROVE]
const MEDIATED = [...BASE, ADD, ACCEPT]

/** Paths through the states of decisions 4, with their frequency among new posts (under 14 days) and older ones. */
const WAYS: { fresh: number; old: number; steps: readonly Step[] }[] = [
  { fresh: 52, old: 33, steps: BASE },
  { fresh: 14, old: 3, steps: [...BASE, ADD] },
  { fresh: 14, old: 8, steps: MEDIATED },
  { fresh: 10, old: 6, steps: [...MEDIATED, REPLY] },
  { fresh: 4, old: 5, steps: [...MEDIATED, REPLY, APPEND] },
  { fresh: 2, old: 9, steps: [...BASE, resolveFrom('published', [2, 30], 'resolveAlone')] },
  { fresh: 2, old: 13, steps: [...MEDIATED, REPLY, resolveFrom('awaiting_author', [1, 12], 'resolve')] },
  { fresh: 1, old: 5, steps: [...MEDIATED, REPLY, APPEND, resolveFrom('in_mediation', [2, 15], 'resolve')] },
  { fresh: 1, old: 6, steps: [...BASE, giveUpFrom('published')] },
  { fresh: 0, old: 4, steps: [...MEDIATED, giveUpFrom('in_mediation')] },
  { fresh: 0, old: 8, steps: [...MEDIATED, REPLY, CLOSE] },
]

/**
 * The public timeline of a post published `ageInDays` ago, oldest first; decisions 4 allows every step. Each step takes its time, from hours
 * to weeks; steps that would lie in the future have not been taken yet. The notes are those of one story: they fit the reason of the
 * complaint, and each other.
 */
export function exposureTimeline({ notes, exchanges }: StoryNotes, ageInDays: number, random: Random): TimelineEvent[] {
  const steps = drawWay(ageInDays, random)
  const exchange = random.pick(exchanges)
  const textOf = (kind: NoteKind | keyof ExchangeTexts): TextPair =>
    kind in exchange ? exchange[kind as keyof ExchangeTexts] : random.pick(notes[kind as NoteKind])
  const gaps = steps.map(({ after: [least, most] }) => least + (most - least) * random.next() ** 1.5)
  // The age counts from the publication, the second step.
  let at = ageInDays + (gaps[1] ?? 0)
  const events: TimelineEvent[] = []
  for (const [index, { action, from, to, actor, note }] of steps.entries()) {
    at -= gaps[index] ?? 0
    // A moderator decides within days: an old case that waits for one has only just been handed in.
    if (index === steps.length - 1 && to === 'mediation_requested') at = Math.min(at, random.next() * 2.5)
    if (at < 0 && index >= BASE.length) break
    const text = note && textOf(note)
    events.push({
      action,
      from,
      to,
      actor,
      note: text ? { en: text[0], id: text[1] } : null,
      ageInDays: Math.max(at, 0),
    })
  }
  return events
}

function drawWay(ageInDays: number, random: Random): readonly Step[] {
  const age = ageInDays < 14 ? 'fresh' : 'old'
  let target = random.next() * WAYS.reduce((sum, way) => sum + way[age], 0)
  return (WAYS.find(({ [age]: share }) => (target -= share) < 0) ?? WAYS[0])?.steps ?? BASE
}
