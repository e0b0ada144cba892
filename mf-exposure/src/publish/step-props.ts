import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { PublishData } from './load-publish.ts'

export interface StepProps {
  data: PublishData
  /** The answer to this step's form, if it was refused. */
  answer: FormAnswer | undefined
}
