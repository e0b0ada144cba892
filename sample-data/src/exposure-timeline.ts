import type { Random } from './random.ts'
import type { ExposureTexts, Translated } from './sample-texts.ts'

export interface TimelineEvent {
  action: string
  from: string
  to: string
  actor: 'author' | 'staff' | 'moderator'
  note: Translated | null
  ageInDays: number
}

type Step = [
  action: string,
  from: string,
  to: string,
  actor: TimelineEvent['actor'],
  notes?: keyof ExposureTexts['notes'],
]

const SUBMIT: Step = ['publish', 'draft', 'pending_review', 'author']
const APPROVE: Step = ['approve', 'pending_review', 'published', 'moderator']
const ADD: Step = ['add', 'published', 'mediation_requested', 'author', 'add']
const ACCEPT: Step = ['accept', 'mediation_requested', 'in_mediation', 'moderator', 'accept']
const REPLY: Step = ['reply', 'in_mediation', 'awaiting_author', 'staff', 'reply']
const APPEND: Step = ['append', 'awaiting_author', 'in_mediation', 'author', 'append']
const BASE = [SUBMIT, APPROVE]
const MEDIATED = [...BASE, ADD, ACCEPT]

/** Paths through the states of decisions 4, with their frequency among new posts (under 14 days) and older ones. */
const WAYS: { fresh: number; old: number; steps: Step[] }[] = [
  { fresh: 52, old: 33, steps: BASE },
  { fresh: 14, old: 3, steps: [...BASE, ADD] },
  { fresh: 14, old: 8, steps: MEDIATED },
  { fresh: 10, old: 6, steps: [...MEDIATED, REPLY] },
  { fresh: 4, old: 5, steps: [...MEDIATED, REPLY, APPEND] },
  { fresh: 2, old: 9, steps: [...BASE, ['resolve', 'published', 'resolved', 'author', 'resolve']] },
  { fresh: 2, old: 13, steps: [...MEDIATED, REPLY, ['resolve', 'awaiting_author', 'resolved', 'author', 'resolve']] },
  {
    fresh: 1,
    old: 5,
    steps: [...MEDIATED, REPLY, APPEND, ['resolve', 'in_mediation', 'resolved', 'author', 'resolve']],
  },
  { fresh: 1, old: 6, steps: [...BASE, ['giveup', 'published', 'abandoned', 'author', 'giveup']] },
  { fresh: 0, old: 4, steps: [...MEDIATED, ['giveup', 'in_mediation', 'abandoned', 'author', 'giveup']] },
  { fresh: 0, old: 8, steps: [...MEDIATED, REPLY, ['close', 'awaiting_author', 'closed', 'moderator', 'close']] },
]

/** The public timeline of a post first submitted `ageInDays` ago, oldest first; decisions 4 allows every step. */
export function exposureTimeline(texts: ExposureTexts, ageInDays: number, random: Random): TimelineEvent[] {
  const age = ageInDays < 14 ? 'fresh' : 'old'
  let target = random.next() * WAYS.reduce((sum, way) => sum + way[age], 0)
  const way = WAYS.find(({ [age]: share }) => (target -= share) < 0) ?? WAYS[0]
  let at = ageInDays
  return (way?.steps ?? BASE).map(([action, from, to, actor, notes], index) => {
    if (index > 0) at -= Math.min(at * random.next() * 0.5, 9)
    const note = notes ? random.pick(texts.notes[notes]) : undefined
    return { action, from, to, actor, note: note ? { en: note[0], id: note[1] } : null, ageInDays: at }
  })
}
