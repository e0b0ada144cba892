import { useLocale, useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { AmountFields, ReasonField } from '../post-form/claim-fields.tsx'
import { CountedField } from '../post-form/counted-field.tsx'
import { exposureText } from '../strings/keys.ts'
import { StepTitle } from './publish-steps.tsx'
import { stepForms } from './read-step.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** What happened, with the amount and the day. */
export function StoryStep({ data, answer }: StepProps) {
  const t = useText()
  const { now } = useLocale()
  const { post } = data
  const given = answer?.values
  const errors = answer?.errors ?? {}
  return (
    <StepForm intent="story" data={data} answer={answer} keeps={stepForms.story!.fields}>
      <StepTitle step={2} />
      <ReasonField answer={answer} start={post.reason} />
      <CountedField
        label={t(exposureText.titleOfPost)}
        name="title"
        least={10}
        most={100}
        help={t(exposureText.titleHelp)}
        defaultValue={given?.title ?? post.title}
        error={errors.title}
      />
      <CountedField
        label={t(exposureText.whatHappened)}
        name="content"
        rows={8}
        least={50}
        most={5000}
        help={t(exposureText.contentHelp)}
        defaultValue={given?.content ?? post.content}
        error={errors.content}
      />
      <AmountFields answer={answer} start={post.amount} help={t(exposureText.amountHelp)} />
      <TextField
        label={t(exposureText.incidentDate)}
        name="incidentDate"
        type="date"
        max={new Date(now).toISOString().slice(0, 10)}
        help={t(exposureText.incidentHelp)}
        defaultValue={given?.incidentDate ?? post.incidentDate ?? ''}
        error={errors.incidentDate}
      />
    </StepForm>
  )
}
