import type { CaseCall } from 'calls/exposure-case/case-rules'
import type { CaseState } from 'calls/exposure-case/case-states'
import { exposureText } from '../../strings/keys.ts'

interface Turn {
  state: CaseState
  /** The viewer can send this call; null: they can only wait. */
  call: CaseCall | null
  text: number
}

/** What a viewer can do next, the most important first: a moderator may also be staff. */
const turns: readonly Turn[] = [
  { state: 'draft', call: 'publish', text: exposureText.nextDraft },
  { state: 'pending_review', call: 'review', text: exposureText.nextReview },
  { state: 'pending_review', call: null, text: exposureText.nextPending },
  { state: 'rejected', call: 'publish', text: exposureText.nextRejected },
  { state: 'published', call: 'add', text: exposureText.nextPublished },
  { state: 'published', call: 'brokerreply', text: exposureText.nextFirstReply },
  { state: 'mediation_requested', call: 'review', text: exposureText.nextAccept },
  { state: 'mediation_requested', call: 'append', text: exposureText.nextRequested },
  { state: 'in_mediation', call: 'brokerreply', text: exposureText.nextBrokerReply },
  { state: 'in_mediation', call: 'append', text: exposureText.nextInMediation },
  { state: 'in_mediation', call: 'closecase', text: exposureText.nextClose },
  { state: 'awaiting_author', call: 'append', text: exposureText.nextAwaiting },
  { state: 'awaiting_author', call: 'closecase', text: exposureText.nextClose },
  { state: 'resolved', call: 'reopen', text: exposureText.nextReopen },
]

/** The viewer's next action, in words and as the call that takes it; undefined if the case asks nothing of them. */
export const nextTurn = (state: CaseState, actions: readonly string[]): Turn | undefined =>
  turns.find(turn => turn.state === state && (turn.call === null || actions.includes(turn.call)))
