import { addText, marketText } from '../../strings/keys.ts'
import type { AddStep } from '../form-fields.ts'

/** Names of the steps. */
export const stepText: Record<AddStep, number> = {
  1: marketText.facts,
  2: marketText.description,
  3: marketText.pictures,
  4: addText.stepSend,
}
