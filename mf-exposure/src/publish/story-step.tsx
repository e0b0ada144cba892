import { exposureReasons } from 'calls/entities/exposure'
import { toTyped } from 'shared-state/forms/typed-number'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { NumberField } from 'ui/number-field'
import { RadioGroup } from 'ui/radio-group'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { exposureText } from '../strings/keys.ts'
import { claimCurrencies } from './claim-currencies.ts'
import { CountedField } from './counted-field.tsx'
import { StepTitle } from './publish-steps.tsx'
import { stepForms } from './read-step.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** What happened, with the amount and the day. */
export function StoryStep({ data, answer }: StepProps) {
  const t = useText()
  const { now } = useLocale()
  const { lang } = useStore().visitor
  const { post } = data
  const given = answer?.values
  const errors = answer?.errors ?? {}
  const currency = given?.currency ?? post.amount?.currency ?? 'USD'
  const currencies = [...new Set([...claimCurrencies, currency])]
  return (
    <StepForm intent="story" data={data} answer={answer} keeps={stepForms.story!.fields}>
      <StepTitle step={2} />
      <RadioGroup
        label={t(exposureText.whatAbout)}
        name="reason"
        options={exposureReasons.map(reason => ({ value: reason, label: t(reasonText[reason]) }))}
        defaultValue={given?.reason ?? post.reason ?? undefined}
        error={errors.reason}
      />
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
      <Grid columns={2}>
        <NumberField
          label={t(exposureText.amountClaimed)}
          name="amount"
          help={t(exposureText.amountHelp)}
          defaultValue={given?.amount ?? (post.amount ? toTyped(post.amount.amount, lang) : '')}
          error={errors.amount}
        />
        <SelectField
          label={t(exposureText.currency)}
          name="currency"
          options={currencies.map(code => ({ value: code, label: code }))}
          defaultValue={currency}
        />
      </Grid>
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
