import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { reasonsOf, reasonText } from 'calls/exposure-case/case-reasons'
import { actorOf } from 'calls/exposure-case/case-rules'
import { reportReasons } from 'calls/entities/report-reason'
import { exposureUpload } from 'calls/exposure-cases'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { useApi, useLocale, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { focusFirstField } from 'ui/focus-first-field'
import { Note } from 'ui/note'
import { RadioGroup } from 'ui/radio-group'
import { Row } from 'ui/row'
import { SelectField } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { TextareaField } from 'ui/textarea-field'
import { usePictures } from 'ui/use-pictures'
import { exposureText } from '../../strings/keys.ts'
import { reportReasonText } from '../../exposure-parts/exposure-words.ts'
import { CasePictures } from './case-pictures.tsx'
import styles from '../case-actions.module.css'
import { takesPictures } from './case-calls.ts'
import type { CaseForm as CaseFormRow } from './case-forms.ts'

interface CaseFormProps {
  form: CaseFormRow
  formKey: string
  answer: FormAnswer | undefined
}

/** The form of one action. Sent to the page's own address, it works without JavaScript too, except for a moderator's. */
export function CaseForm({ form, formKey, answer }: CaseFormProps) {
  const t = useText()
  const api = useApi()
  const lang = contentLanguageOf(useLocale().lang)
  const { pathname, search } = useLocation()
  const pictures = usePictures({ upload: async file => (await api.call(exposureUpload, { file })).image })
  const isSending = useSentForm() !== undefined
  const element = useRef<HTMLFormElement>(null)
  const { action, button, field, isFinal } = form
  const given = answer?.values
  const reasons = reasonsOf(action)
  // Code that renders pages on the server is not allowed to make moderators' calls.
  const needsScript = actorOf(action) === 'moderator'
  useEffect(() => focusFirstField(element.current), [])
  useEffect(() => {
    if (answer) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form
      ref={element}
      method="post"
      action={pathname + search}
      encType={takesPictures(action) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
    >
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="formKey" value={formKey} />
      <Stack>
        {isFinal && <Note tone="warn">{t(exposureText.endsCase)}</Note>}
        {form.reportReasons && (
          <RadioGroup
            label={t(exposureText.whatIsWrong)}
            name="reason"
            options={reportReasons.map(reason => ({ value: reason, label: t(reportReasonText[reason]) }))}
            defaultValue={given?.reason}
            error={answer?.errors.reason}
          />
        )}
        {reasons.length > 0 && (
          <SelectField
            label={t(exposureText.commonReason)}
            name="reasonCode"
            placeholder={t(exposureText.chooseReason)}
            options={reasons.map(code => ({ value: code, label: reasonText(code, lang) }))}
            help={t(exposureText.reasonInOwnLanguage)}
            defaultValue={given?.reasonCode}
            error={answer?.errors.reasonCode}
          />
        )}
        {field && (
          <TextareaField
            label={t(field.label)}
            name={field.name}
            rows={5}
            optional={field.optional}
            help={t(field.help)}
            defaultValue={given?.[field.name]}
            error={answer?.errors[field.name]}
          />
        )}
        {takesPictures(action) && <CasePictures pictures={pictures} answer={answer} isLoggedIn={formKey !== ''} />}
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        {needsScript && (
          <noscript>
            <Note tone="warn">{t(exposureText.needsScript)}</Note>
          </noscript>
        )}
        <Row>
          <Button
            type="submit"
            variant={isFinal ? 'danger' : 'primary'}
            busy={isSending || pictures.isBusy}
            className={needsScript ? styles.scripted : undefined}
          >
            {t(button)}
          </Button>
          <Button variant="ghost" to={pathname} preventScrollReset>
            {t(exposureText.cancel)}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
