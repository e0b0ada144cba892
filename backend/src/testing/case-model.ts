import { rules } from 'calls/exposure-case/case-rules'
import type { CaseAction, CaseActor, CaseParty, Rule } from 'calls/exposure-case/case-rules'
import { caseStates, REOPEN_DAYS } from 'calls/exposure-case/case-states'
import type { CaseState } from 'calls/exposure-case/case-states'
import { errorCodes } from 'shared-state/api/error-codes'

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
const hasModeratorRole = (person: Person) => person === 'moderator' || person === 'interested'

const DAY_MS = 86_400_000

/** A case as the rules of decisions 4 say that it has to be. */
export class CaseModel {
  state: CaseState | 'new' = 'new'
  replied = false
  /** Age of the state in ms. */
  age = 0
  /** Events oldest first. */
  readonly events: { action: string; from: string | null; to: string; actor: string; note: string }[] = []
  readonly reporters = new Set<Person>()
  readonly followers = new Set<Person>()
  /** Titles of the notices that a person has, in the order of the steps: the action, and the party as which they hear of it. */
  readonly notices: { to: Person; of: CaseAction; as: CaseParty }[] = []

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
  answerTo(action: CaseAction, person: Person): number {
    const { actor } = rules.find(rule => rule.action === action)!
    if (person === 'nobody') return errorCodes.notLoggedIn
    if (actor === 'moderator' && !hasModeratorRole(person)) return errorCodes.roleMayNot
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
    const mayTake = (action: CaseAction) => people.filter(person => this.answerTo(action, person) === 0)
    const open = actions.filter(action => mayTake(action).length > 0)
    const action = open[pick % open.length]!
    const actors = mayTake(action)
    return [action, actors[Math.floor(pick / open.length) % actors.length]!]
  }

  /** Takes an action that answerTo() allows. */
  take(action: CaseAction, person: Person, note: string): void {
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
    this.events.push({ action, from: from === 'new' ? null : from, to, actor: rule.actor, note })
    for (const to of people) {
      const as = rule.notifies.find(party => this.#isIn(party, to))
      if (to !== person && as) this.notices.push({ to, of: action, as })
    }
  }

  #isIn(party: CaseParty, person: Person): boolean {
    if (party === 'follower') return this.followers.has(person)
    return party === 'author' ? person === 'author' : person === 'staff' || person === 'interested'
  }

  /** The timeline that a person sees, newest first. */
  timelineFor(person: Person) {
    const isParty = person === 'author' || person === 'moderator'
    return this.events
      .map(event => ({ ...event, note: event.action === 'reject' && !isParty ? '' : event.note }))
      .reverse()
  }
}
