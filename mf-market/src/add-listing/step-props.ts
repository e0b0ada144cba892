import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { RefObject } from 'react'
import type { Image } from 'calls/entities/image'
import type { AddState } from './add-state.ts'
import type { AddData } from './load-add.ts'

export interface StepProps {
  data: AddData
  state: AddState
  /** The last answer to the form. */
  answer: FormAnswer | undefined
  form: RefObject<HTMLFormElement | null>
  /** Keeps what is typed in this tab; `images`: the pictures have changed. */
  keep: (images?: readonly Image[]) => void
}
