import type { LucideIconData } from '@lucide/icons'
import type { StateLook } from 'calls/states/state-look'
import type { Tone } from '../tag.tsx'

/** A state ready to be shown: `text` is the key of its label. */
export interface ShownState {
  tone: Tone
  icon: LucideIconData
  text: number
}

/** The states of a kind with their icons as shapes; a name without a shape is a type error. */
export function shownStates<State extends string, Name extends string>(
  states: Record<State, StateLook & { icon: Name }>,
  shapes: Record<NoInfer<Name>, LucideIconData>,
): Record<State, ShownState> {
  const shown = {} as Record<State, ShownState>
  for (const state of Object.keys(states) as State[]) {
    const { tone, text, icon } = states[state]
    shown[state] = { tone, text, icon: shapes[icon] }
  }
  return shown
}
