import type { FormEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { reminderMinutes } from 'calls/calendar-reminders'
import { useFormAnswer, useLoginFirst, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { educationText } from '../strings/keys.ts'
import { reminderText } from './reminder-text.ts'

const minuteMs = 60_000

interface ReminderPanelProps {
  /** The time of what the reminder is about. */
  at: string
  /** Minutes of the viewer's reminder; 0 without one, null without a login. */
  minutesBefore: number | null
  now: number
}

/**
 * Sets, changes and removes the reminder, with and without JavaScript; a visitor without a login logs in first (spec 4). Times that have
 * passed are not offered; close to the time itself nothing is.
 */
export function ReminderPanel({ at, minutesBefore, now }: ReminderPanelProps) {
  const t = useText()
  const left = (Date.parse(at) - now) / minuteMs
  const offered = reminderMinutes.filter(minutes => minutes < left)
  const { pathname, search } = useLocation()
  const sent = useSentForm()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  if (offered.length === 0) return null
  const send = (sending: FormEvent<HTMLFormElement>) => {
    const form = sending.currentTarget
    sending.preventDefault()
    loginFirst(() => void submit(form, { preventScrollReset: true }))
  }
  const busy = (intent: string) => sent?.data.get('intent') === intent
  return (
    <Panel title={t(educationText.reminder)}>
      <Stack gap="s">
        <ReminderResult minutesBefore={minutesBefore} />
        <Form method="post" action={pathname + search} onSubmit={send}>
          <input type="hidden" name="intent" value="remind" />
          <Stack gap="s">
            <SelectField
              key={minutesBefore}
              label={t(educationText.notifyMe)}
              name="minutesBefore"
              defaultValue={String(minutesBefore || offered.find(minutes => minutes === 15) || offered[0])}
              options={offered.map(minutes => ({ value: String(minutes), label: t(...reminderText(minutes)) }))}
            />
            <Button type="submit" variant="secondary" busy={busy('remind')}>
              {t(minutesBefore ? educationText.changeReminder : educationText.remindMe)}
            </Button>
          </Stack>
        </Form>
        {minutesBefore ? (
          <Form method="post" action={pathname + search} onSubmit={send}>
            <input type="hidden" name="intent" value="forget" />
            <Button type="submit" variant="ghost" small busy={busy('forget')}>
              {t(educationText.removeReminder)}
            </Button>
          </Form>
        ) : null}
        <Text as="p" size="sm" tone="quiet">
          {t(educationText.reminderHow)}
        </Text>
      </Stack>
    </Panel>
  )
}

/** The result of the last form. After a login without JavaScript, the address contains the visitor's intention (`act=remind`). */
function ReminderResult({ minutesBefore }: Pick<ReminderPanelProps, 'minutesBefore'>) {
  const t = useText()
  const { search } = useLocation()
  const answer = useFormAnswer() as FormAnswer | undefined
  if (answer?.intent === 'remind' || answer?.intent === 'forget') {
    if (!answer.done)
      return (
        <Note tone="bad" live>
          {answer.message}
        </Note>
      )
    const before = Number(answer.values['minutesBefore'])
    const isSet = answer.intent === 'remind'
    return (
      <Note tone="good" live>
        {isSet
          ? t(educationText.reminderIsSet, { before: t(...reminderText(before)) })
          : t(educationText.reminderIsRemoved)}
      </Note>
    )
  }
  if (minutesBefore) return <p>{t(educationText.reminderIsSet, { before: t(...reminderText(minutesBefore)) })}</p>
  if (minutesBefore === null || new URLSearchParams(search).get('act') !== 'remind') return null
  return <Note live>{t(educationText.remindAfterLogin)}</Note>
}
