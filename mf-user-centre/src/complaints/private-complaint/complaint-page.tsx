import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { AccountFrame } from '../../account/account-frame.tsx'
import { useOwnData } from '../../account/own-page.ts'
import { complaintsText } from '../../strings/keys.ts'
import { complaintPath } from './complaint-path.ts'
import { ComplaintStory } from './complaint-story.tsx'
import { ComplaintTimeline } from './complaint-timeline.tsx'
import type { loadComplaint } from './load-complaint.ts'
import { AppendForm, CloseForm } from './step-forms.tsx'

const next = {
  open: complaintsText.nextOpen,
  answered: complaintsText.nextAnswered,
  closed: complaintsText.nextClosed,
}
const forms = {
  append: { call: 'complaint.append', button: complaintsText.doAppend, Form: AppendForm },
  close: { call: 'complaint.close', button: complaintsText.doClose, Form: CloseForm },
}

/** A private complaint as its author sees it: what comes next, the complaint itself, and its timeline. */
export function ComplaintPage() {
  const t = useText()
  const href = useHref()
  const { complaint, actions, contact, act, done, formKey } = useOwnData<typeof loadComplaint>()
  const answer = useFormAnswer() as FormAnswer | undefined
  const { code, state, events } = complaint
  const open = Object.entries(forms).filter(([, { call }]) => actions.includes(call))
  const [shown, form] = open.find(([name]) => name === act) ?? []
  const own = href(complaintPath(code))
  const late = answer && answer.intent !== shown ? answer : undefined
  return (
    <AccountFrame title={t(complaintsText.privateComplaint)}>
      <Panel title={form && t(form.button)}>
        <Stack>
          {done && !answer && (
            <Note tone="good" live>
              {t(complaintsText.stepTaken)}
            </Note>
          )}
          {late && <Refused answer={late} />}
          {form ? (
            <form.Form key={shown} formKey={formKey} cancel={own} answer={late ? undefined : answer} />
          ) : (
            <>
              <Text as="p">{t(next[state])}</Text>
              {open.length > 0 && (
                <Row>
                  {open.map(([name, { button }], index) => (
                    <Button
                      key={name}
                      variant={index === 0 ? 'primary' : 'secondary'}
                      to={`${own}&act=${name}`}
                      preventScrollReset
                    >
                      {t(button)}
                    </Button>
                  ))}
                </Row>
              )}
            </>
          )}
        </Stack>
      </Panel>
      <ComplaintStory complaint={complaint} contact={contact} />
      <ComplaintTimeline events={events} />
    </AccountFrame>
  )
}

/** The complaint has moved on, so that the form is no longer open: what was typed can still be copied. */
function Refused({ answer: { message, values } }: { answer: FormAnswer }) {
  const typed = values.content || values.note
  return (
    <Note tone="warn" live>
      {message} {typed && <q>{typed}</q>}
    </Note>
  )
}
