import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

/** State transitions by action: one table for each thing with states. */
export type Transitions<Action extends string, State extends string> = Record<
  Action,
  { from: readonly State[]; to: State }
>

/** The state after an action; 409/3101 if the table does not allow it. */
export function nextState<Action extends string, State extends string>(
  transitions: Transitions<Action, State>,
  action: Action,
  state: State,
): State {
  const { from, to } = transitions[action]
  if (!from.includes(state)) throw new Refusal(errorCodes.wrongState)
  return to
}
