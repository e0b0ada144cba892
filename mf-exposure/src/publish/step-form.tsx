import type { ReactNode } from 'react'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { KeptForm } from '../post-form/kept-form.tsx'
import { exposureText } from '../strings/keys.ts'
import type { PublishData } from './load-publish.ts'
import { stepForms } from './read-step.ts'

interface StepFormProps {
  intent: string
  data: PublishData
  answer: FormAnswer | undefined
  /** Text of the button that goes on; default 'Continue'. */
  button?: string
  busy?: boolean
  files?: boolean
  /** Names of the fields that this tab keeps until they are saved. */
  keeps?: readonly string[]
  children: ReactNode
}

/** The form of one step, with its buttons. */
export function StepForm({ intent, data, button, keeps = [], ...form }: StepFormProps) {
  const t = useText()
  const { step } = stepForms[intent]!
  return (
    <KeptForm
      {...form}
      intent={intent}
      formKey={data.formKey}
      keeps={{ name: `${data.query.code}:${intent}`, fields: keeps }}
      buttons={busy => (
        <>
          <Button type="submit" name="go" value="next" busy={busy}>
            {button ?? t(exposureText.goOn)}
          </Button>
          {data.query.code && (
            <Button type="submit" name="go" value="stay" variant="secondary" busy={busy}>
              {t(exposureText.saveDraft)}
            </Button>
          )}
          {step > 1 && (
            <Button type="submit" name="go" value="back" variant="ghost" busy={busy}>
              {t(exposureText.back)}
            </Button>
          )}
        </>
      )}
    />
  )
}
