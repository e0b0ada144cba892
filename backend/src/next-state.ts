import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

/** Which action leads from which states to which: one table for each thing that has states. */
export type Moves<Action extends string, State extends string> = Record<Action, { from: readonly State[]; to: State }>

/** The state after an action; 409/3101 where the table does not have it. */
export function nextState<Action extends string, State extends string>(
  moves: Moves<Action, State>,
  action: Action,
  state: State,
): State {
  const { from, to } = moves[action]
  if (!from.includes(state)) throw new Refusal(errorCodes.wrongState)
  return to
}
