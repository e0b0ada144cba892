import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import { exposureStates } from 'calls/states/exposure-states'
import { exposureText } from '../strings/keys.ts'

export interface CaseStep {
  text: number
  state: 'done' | 'now' | 'ahead'
}

type State = Exposure['state']

/** The current one of the five steps, by state; final states have none, and a draft is before the first. */
const stepOfState: Partial<Record<State, number>> = {
  published: 0,
  mediation_requested: 1,
  in_mediation: 2,
  awaiting_author: 3,
}

const names = [exposureText.stepPublished, exposureText.stepAccepted, exposureText.stepReplied, exposureText.stepAuthor]
/** Name of a step while the case waits for it. */
const namesNow = [
  exposureText.stepPublished,
  exposureText.stepModerator,
  exposureText.stepBroker,
  exposureText.stepAuthor,
]

const endText: Partial<Record<State, number>> = {
  abandoned: exposureStates.abandoned.text,
  closed: exposureText.stepClosed,
}

/**
 * The five steps of a case (decisions 4): published, accepted, replied, the author's turn, resolved. An ended case shows which of them it
 * went through.
 */
export function caseSteps(
  { state, replied }: Pick<Exposure, 'state' | 'replied'>,
  events: readonly ExposureEvent[],
): CaseStep[] {
  const end = {
    text: endText[state] ?? exposureStates.resolved.text,
    isOver: ['resolved', 'abandoned', 'closed'].includes(state),
  }
  const reached = stepOfState[state] ?? -1
  const went = [end.isOver, events.some(event => event.to === 'in_mediation'), replied, replied && hasAnswered(events)]
  const steps = names.map((text, index): CaseStep => {
    if (end.isOver) return { text, state: went[index] ? 'done' : 'ahead' }
    if (index === reached) return { text: namesNow[index] ?? text, state: 'now' }
    return { text, state: index < reached ? 'done' : 'ahead' }
  })
  return [...steps, { text: end.text, state: end.isOver ? 'done' : 'ahead' }]
}

const hasAnswered = (events: readonly ExposureEvent[]) =>
  events.some(({ from, to }) => from === 'awaiting_author' && to !== 'closed')
