import { reasonsOf, reasonText } from 'calls/exposure-case/case-reasons'
import type { CaseReason } from 'calls/exposure-case/case-reasons'
import { rules } from 'calls/exposure-case/case-rules'
import type { CaseAction, CaseActor, CaseParty, Rule } from 'calls/exposure-case/case-rules'
import { caseStates, REOPEN_DAYS } from 'calls/exposure-case/case-states'
import type { CaseState } from 'calls/exposure-case/case-states'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

/** Everyone who acts in the model-based test. `interested` is a moderator who works for the broker. Any of them may follow the case. */
export const people = ['author', 'staff', 'moderator', 'interested', 'stranger', 'nobody'] as const
export type Person = (typeof people)[number]
export const actions = [...new Set(rules.map(({ action }) => action))]

/** What each person is in the case, written down and not computed. */
const roles: Record<Person, readonly CaseActor[]> = {
  author: ['author', 'user'],
  staff: ['staff', 'user'],
  moderator: ['moderator', 'user'],
  interested: ['staff', 'user'],
  stranger: ['user'],
  nobody: [],
}
const isParty = (person: Person) => person === 'author' || person === 'moderator'
const hasModeratorRole = (person: Person) => person === 'moderator' || person === 'interested'

/** What a person gives with an action; '' and null: nothing. */
export interface Given {
  note: string
  reasonCode: CaseReason | null
}

/** Why a moderator's action is refused for its reason alone; 0 if it is not. */
const faultOf = (action: CaseAction, { note, reasonCode }: Given): number => {
  const offered = reasonsOf(action)
  if (reasonCode !== null && !offered.includes(reasonCode)) return errorCodes.wrongForm
  return offered.length > 0 && reasonCode === null && note === '' ? errorCodes.missing : 0
}

/** A step's reason and note in one text, as rejectReason shows it. */
const worded = ({ note, reasonCode }: Given, lang: Language): string => {
  const reason = reasonCode === null ? '' : reasonText(reasonCode, lang)
  return reason !== '' && note !== '' ? `${reason} ${note}` : reason + note
}

const DAY_MS = 86_400_000

/** A case as the rules of decisions 4 say that it has to be. */
export class CaseModel {
  state: CaseState | 'new' = 'new'
  replied = false
  /** Age of the state in ms. */
  age = 0
  /** Events oldest first. */
  readonly events: ({ action: string; from: string | null; to: string; actor: string } & Given)[] = []
  readonly reporters = new Set<Person>()
  readonly followers = new Set<Person>()
  /** Notices that a person has, in the order of the steps: the action, the party as which they hear of it, and what it quotes. */
  readonly notices: { to: Person; of: CaseAction; as: CaseParty; given: Given }[] = []

  #isOpen({ from, beforeReply, whileNotFinal }: Rule): boolean {
    return (
      from.some(one => one === this.state) &&
      (!beforeReply || !this.replied) &&
      (!whileNotFinal || this.age <= REOPEN_DAYS * DAY_MS)
    )
  }

  isSeenBy(person: Person): boolean {
    if (this.state === 'new') return false
    return caseStates[this.state].seenBy === 'everyone' || person === 'author' || person === 'moderator'
  }

  /** Names of the calls open to a person. */
  openTo(person: Person): string[] {
    const open = rules.filter(rule => roles[person].includes(rule.actor) && this.#isOpen(rule))
    return [...new Set(open.map(({ call }) => call))]
  }

  /** The answer that an action of a person must get: 0, or the code of its refusal. */
  answerTo(action: CaseAction, person: Person, given: Given): number {
    const { actor } = rules.find(rule => rule.action === action)!
    if (person === 'nobody') return errorCodes.notLoggedIn
    if (actor === 'moderator' && !hasModeratorRole(person)) return errorCodes.roleMayNot
    if (actor === 'moderator' && faultOf(action, given) !== 0) return faultOf(action, given)
    if (this.state === 'new')
      return person === 'author' && (action === 'save' || action === 'publish') ? 0 : errorCodes.notFound
    if (actor === 'moderator' && person === 'interested') return errorCodes.notYours
    if (!this.isSeenBy(person)) return errorCodes.notFound
    if (!roles[person].includes(actor)) return errorCodes.notYours
    if (!rules.some(rule => rule.action === action && this.#isOpen(rule))) return errorCodes.wrongState
    return action === 'report' && this.reporters.has(person) ? errorCodes.exists : 0
  }

  /** One of the actions that are open now, each as likely as the others, and someone who may take it. */
  openStep(pick: number): [CaseAction, Person] {
    const words: Given = { note: 'Words.', reasonCode: null }
    const mayTake = (action: CaseAction) => people.filter(person => this.answerTo(action, person, words) === 0)
    const open = actions.filter(action => mayTake(action).length > 0)
    const action = open[pick % open.length]!
    const actors = mayTake(action)
    return [action, actors[Math.floor(pick / open.length) % actors.length]!]
  }

  /** Takes an action that answerTo() allows. */
  take(action: CaseAction, person: Person, given: Given): void {
    const rule = rules.find(one => one.action === action && this.#isOpen(one))!
    const from = this.state
    const to = rule.to === 'same' ? (from as CaseState) : rule.to
    if (to !== from) this.age = 0
    this.state = to
    if (action === 'report') this.reporters.add(person)
    if (action === 'follow') this.followers.add(person)
    if (action === 'unfollow') this.followers.delete(person)
    if (rule.text === null) return
    if (rule.actor === 'staff') this.replied = true
    this.events.push({ action, from: from === 'new' ? null : from, to, actor: rule.actor, ...given })
    for (const to of people) {
      const as = rule.notifies.find(party => this.#isIn(party, to))
      if (to !== person && as) this.notices.push({ to, of: action, as, given })
    }
  }

  #isIn(party: CaseParty, person: Person): boolean {
    if (party === 'follower') return this.followers.has(person)
    return party === 'author' ? person === 'author' : person === 'staff' || person === 'interested'
  }

  /** The timeline that a person sees in a language, newest first. */
  timelineFor(person: Person, lang: Language) {
    return this.events
      .map(({ reasonCode, note, ...event }) => {
        const isHidden = event.action === 'reject' && !isParty(person)
        const reason = isHidden || reasonCode === null ? null : { code: reasonCode, name: reasonText(reasonCode, lang) }
        return { ...event, reason, note: isHidden ? '' : note }
      })
      .reverse()
  }

  /** Why the post was rejected, as a person reads it in a language; null for others and in other states. */
  rejectReasonFor(person: Person, lang: Language): string | null {
    const last = this.events.findLast(({ action }) => action === 'reject')
    return this.state === 'rejected' && last && isParty(person) ? worded(last, lang) : null
  }
}
