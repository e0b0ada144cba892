import { actorOf } from 'calls/exposure-case/case-rules'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import type { CaseState } from 'calls/exposure-case/case-states'
import { ruleFor } from 'calls/exposure-case/next-step'
import type { CaseNow } from 'calls/exposure-case/next-step'
import { drawPlan } from './case-plans.ts'
import type { PlannedStep } from './case-plans.ts'
import type { DeskTone } from './broker-desk.ts'
import type { Random } from './random.ts'
import type { CaseTexts, ExchangeTexts, NoteKind, TextPair, Translated } from './sample-texts.ts'
import { MODERATORS_COUNTRY, writesAfter } from './waking-hours.ts'

export type CaseParty = 'author' | 'staff' | 'moderator'

export interface TimelineEvent {
  action: CaseAction
  /** Null: the complaint had not been saved before. */
  from: CaseState | null
  to: CaseState
  actor: CaseParty
  note: Translated | null
  /** In ms. */
  at: number
}

/** The countries of author and staff, and how the staff reply; `none`: the broker has no account here. */
export interface CaseParties {
  author: string
  staff: string
  tone: DeskTone | 'none'
}

const DAY_MS = 86_400_000
const SUBMIT: PlannedStep = { action: 'publish', after: [0, 0] }
const REJECT: PlannedStep = { action: 'reject', after: [0.02, 0.6], note: 'reject' }
const EDIT: PlannedStep = { action: 'publish', after: [0.05, 1] }
const APPROVE: PlannedStep = { action: 'approve', after: [0.02, 0.6] }
/** Shares of the complaints that were rejected at first, and that had been saved as a draft. */
const [REJECTED, DRAFTED] = [0.06, 0.7]
/** Days from the first sending of a complaint to its publication, as a rule, and how much earlier it was sent if that would be after now. */
const [REVIEW, EARLIER] = [0.5, 0.7]
/** The longest time from the first sending of a complaint to its publication, in days: each step can wait for the end of a weekend. */
export const LONGEST_REVIEW = 16
/** The time before now, in days, in which late steps are taken. */
const LATE = 2

/**
 * The timeline of a complaint that was published about `ageInDays` before `now` (ms), oldest first. Every step is one that the rules allow
 * (calls/exposure-case/case-rules) and lies in the hours in which its actor writes; steps after now have not been taken yet. The notes are
 * those of one story: they fit the reason of the complaint, and each other.
 */
export function exposureTimeline(
  texts: CaseTexts,
  parties: CaseParties,
  ageInDays: number,
  now: number,
  random: Random,
): TimelineEvent[] {
  const noteOf = chooseNotes(texts, parties, random)
  const review = [SUBMIT, ...(random.chance(REJECTED) ? [REJECT, EDIT] : []), APPROVE]
  const state = random.chance(DRAFTED) ? 'draft' : 'new'
  let told: Told
  let age = ageInDays + REVIEW
  do {
    told = { now: { state, replied: false, since: 0 }, at: now - age * DAY_MS, events: [] }
    for (const step of review) take(told, step, told.at, parties, noteOf, random)
    age += EARLIER
  } while (told.at > now)
  for (const step of drawPlan(parties.tone, random)) {
    const from = step.isLate ? Math.max(told.at, now - random.next() * LATE * DAY_MS) : told.at
    take(told, step, from, parties, noteOf, random)
    if (told.at > now) {
      told.events.pop()
      break
    }
  }
  return told.events
}

/** A case as far as it is told. */
interface Told {
  now: CaseNow
  at: number
  events: TimelineEvent[]
}

type NoteOf = (kind: NoteKind | keyof ExchangeTexts) => TextPair

function chooseNotes({ notes, exchanges }: CaseTexts, { tone }: CaseParties, random: Random): NoteOf {
  const fitting = exchanges.filter(exchange => exchange.tone === tone)
  const exchange = random.pick(fitting.length > 0 ? fitting : exchanges)
  return kind => (kind in exchange ? exchange[kind as keyof ExchangeTexts] : random.pick(notes[kind as NoteKind]))
}

/** Adds the next step of a case, by its rule. */
function take(
  told: Told,
  { action, after: [least, most], note }: PlannedStep,
  from: number,
  parties: CaseParties,
  noteOf: NoteOf,
  random: Random,
): void {
  // Short waits are more common than long ones.
  const wait = least + (most - least) * random.next() ** 1.5
  const { state, replied, since } = told.now
  const actor = actorOf(action) as CaseParty
  const country = { ...parties, moderator: MODERATORS_COUNTRY }[actor]
  const at = writesAfter(from + wait * DAY_MS, actor, country, random)
  const rule = ruleFor(action, told.now, at)
  if (!rule) throw new Error(`a sample case cannot take the step ${action} in the state ${state}`)
  const to = rule.to === 'same' ? (state as CaseState) : rule.to
  const text = note && noteOf(note)
  told.now = { state: to, replied: replied || actor === 'staff', since: to === state ? since : at }
  told.at = at
  told.events.push({
    action,
    from: state === 'new' ? null : state,
    to,
    actor,
    note: text ? { en: text[0], id: text[1] } : null,
    at,
  })
}
