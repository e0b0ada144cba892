import { useRef, type ComponentType } from 'react'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { FormSteps } from 'ui/post-form/form-steps'
import { addText } from '../strings/keys.ts'
import { addSteps, type AddStep } from './form-fields.ts'
import type { AddData } from './load-add.ts'
import type { StepProps } from './step-props.ts'
import { FactsStep } from './steps/facts-step.tsx'
import { PicturesStep } from './steps/pictures-step.tsx'
import { SendStep } from './steps/send-step.tsx'
import { stepText } from './steps/step-text.ts'
import { TextStep } from './steps/text-step.tsx'
import { useAddDraft } from './use-add-draft.ts'

const parts: Record<AddStep, ComponentType<StepProps>> = { 1: FactsStep, 2: TextStep, 3: PicturesStep, 4: SendStep }

/** The form for a listing, one step at a time. */
export function AddForm({ data, answer }: { data: AddData; answer: FormAnswer | undefined }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { state, keep, source } = useAddDraft({ form, data, answer })
  const Step = parts[state.step]
  return (
    <>
      <FormSteps
        label={t(addText.stepsOfForm)}
        steps={addSteps.map(step => ({ name: t(stepText[step]) }))}
        step={state.step}
        open={state.step}
      />
      <Panel>
        <Step key={`${state.step} ${source}`} data={data} state={state} answer={answer} form={form} keep={keep} />
      </Panel>
    </>
  )
}
