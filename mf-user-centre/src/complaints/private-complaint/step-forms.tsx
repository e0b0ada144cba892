import type { FormAnswer } from 'calls/account-forms/form-answer'
import { complaintOutcomes, dealerComplaintupload } from 'calls/complaints'
import { useApi, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { PictureFields } from 'ui/picture-fields'
import { RadioGroup } from 'ui/radio-group'
import { TextareaField } from 'ui/textarea-field'
import { usePictures } from 'ui/use-pictures'
import { AccountForm } from '../../account/account-form.tsx'
import { complaintsText, settingText } from '../../strings/keys.ts'

interface StepFormProps {
  formKey: string
  /** Address without the form. */
  cancel: string
  answer: FormAnswer | undefined
}

function Cancel({ to }: { to: string }) {
  const t = useText()
  return (
    <Button variant="ghost" to={to} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
}

/** A supplement with private pictures. */
export function AppendForm({ formKey, cancel, answer }: StepFormProps) {
  const t = useText()
  const api = useApi()
  const pictures = usePictures({ upload: async file => (await api.call(dealerComplaintupload, { file })).image })
  const { content, imageIds, captions, file } = answer?.errors ?? {}
  return (
    <AccountForm
      intent="append"
      variant="primary"
      submitText={t(complaintsText.doAppend)}
      actions={<Cancel to={cancel} />}
      isWaiting={pictures.isBusy}
      files
    >
      {() => (
        <>
          <input type="hidden" name="formKey" value={formKey} />
          <TextareaField
            label={t(complaintsText.whatToAdd)}
            name="content"
            rows={5}
            help={t(complaintsText.appendHelp)}
            defaultValue={answer?.values.content}
            error={content}
          />
          <PictureFields
            pictures={pictures}
            sent={answer?.values.sent?.split('\n').filter(Boolean)}
            error={imageIds ?? captions ?? file}
            captions
          />
        </>
      )}
    </AccountForm>
  )
}

const outcomeText = { settled: complaintsText.isSettled, withdrawn: complaintsText.isWithdrawn }

/** Closes the complaint for good. */
export function CloseForm({ formKey, cancel, answer }: StepFormProps) {
  const t = useText()
  return (
    <AccountForm
      intent="close"
      variant="danger"
      submitText={t(complaintsText.doClose)}
      actions={<Cancel to={cancel} />}
    >
      {() => (
        <>
          <input type="hidden" name="formKey" value={formKey} />
          <Note tone="warn">{t(complaintsText.closesForGood)}</Note>
          <RadioGroup
            label={t(complaintsText.howEnds)}
            name="outcome"
            options={complaintOutcomes.map(value => ({ value, label: t(outcomeText[value]) }))}
            defaultValue={answer?.values.outcome}
            error={answer?.errors.outcome}
          />
          <TextareaField
            label={t(complaintsText.inYourWords)}
            name="note"
            rows={3}
            optional
            maxLength={1000}
            defaultValue={answer?.values.note}
            error={answer?.errors.note}
          />
        </>
      )}
    </AccountForm>
  )
}
