import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { focusFirstField } from 'ui/focus-first-field'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { RadioGroup } from 'ui/radio-group'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { TextareaField } from 'ui/textarea-field'
import { marketText } from '../../strings/keys.ts'
import type { ListingData } from '../load-listing.ts'

/** Reports the listing to the moderators; it stays online meanwhile. A visitor without a login is led to it. */
export function ReportForm({ data: { report, formKey } }: { data: ListingData }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const sent = useSentForm()
  const page = useFormAnswer() as FormAnswer | undefined
  const answer = page?.intent === 'report' ? page : undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstField(form.current), [])
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  if (!report)
    return (
      <Note tone="warn">
        <a href={`${href('/login.html')}?return=${encodeURIComponent(pathname + search)}`}>
          {t(marketText.loginToReport)}
        </a>
      </Note>
    )
  if (report.alreadyReported) return <Note live>{t(marketText.reportedAlready)}</Note>
  return (
    <Panel title={t(marketText.report)}>
      <Form ref={form} method="post" action={pathname + search} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="formKey" value={formKey} />
        <Stack>
          <RadioGroup
            label={t(marketText.whatIsWrong)}
            name="reason"
            options={report.reasons.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={answer?.values['reason']}
            error={answer?.errors['reason']}
          />
          <TextareaField
            label={t(marketText.inYourWords)}
            name="content"
            rows={3}
            optional
            help={t(marketText.privateReport)}
            defaultValue={answer?.values['content']}
            error={answer?.errors['content']}
          />
          {answer?.message && (
            <Note tone="bad" live>
              {answer.message}
            </Note>
          )}
          <Row>
            <Button type="submit" busy={sent?.data.get('intent') === 'report'}>
              {t(marketText.report)}
            </Button>
            <Button variant="ghost" to={pathname} preventScrollReset>
              {t(marketText.cancel)}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
