import { Scale } from '@lucide/icons'
import { useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { actorOf, callOf } from 'calls/exposure-case/case-rules'
import { useFormAnswer, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { deskPath, editPath } from '../../addresses.ts'
import { exposureText } from '../../strings/keys.ts'
import type { ExposureData } from '../load-exposure.ts'
import print from '../print.module.css'
import { CaseForm } from './case-form.tsx'
import { formOf, openForms, type CaseForm as CaseFormRow } from './case-forms.ts'
import { LoginFirst } from './login-first.tsx'
import { ownPartId } from './own-part-id.ts'
import { nextTurn } from './next-turn.ts'

/**
 * The viewer's own part of a case: what they can do next, with the form that the address names (`?act=append`). A visitor who is not logged
 * in sees it only if the address names a form.
 */
export function OwnPart({ data: { exposure, own, formKey } }: { data: ExposureData }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const answer = useFormAnswer() as FormAnswer | undefined
  const named = formOf(query.get('act'))
  const done = formOf(query.get('done'))
  const answerOf = (action: string) => (answer?.intent === action ? answer : undefined)
  if (!own) {
    if (!named) return null
    const kept = answerOf(named.action)
    return (
      <Panel id={ownPartId} className={print.left} title={t(named.button)}>
        <Stack>
          <LoginFirst keepsText={kept !== undefined} />
          {kept && <CaseForm form={named} formKey="" answer={{ ...kept, message: '' }} />}
        </Stack>
      </Panel>
    )
  }
  const { actions, contact } = own
  const { state, code } = exposure
  const open = openForms(actions, state)
  const shown = open.find(form => form === named)
  const next = nextTurn(state, actions)
  const answered = answer && formOf(answer.intent)
  const late = answered && answered !== shown ? { answer, form: answered } : undefined
  const isNext = ({ action }: CaseFormRow) => callOf(action) === next?.call
  const isModerators = open.some(({ action }) => actorOf(action) === 'moderator')
  const steps = open
    .filter(({ action }) => action !== 'report')
    .toSorted((one, other) => Number(isNext(other)) - Number(isNext(one)))
  if (next === undefined && steps.length === 0 && !shown && !done && !late) return null
  return (
    <Panel id={ownPartId} className={print.left} title={t(shown ? shown.button : exposureText.yourPart)}>
      <Stack>
        {done && (
          <Note tone="good" live>
            {t(done.done)}
          </Note>
        )}
        {late && <Refused {...late} />}
        {shown ? (
          <CaseForm key={shown.action} form={shown} formKey={formKey} answer={answerOf(shown.action)} />
        ) : (
          <>
            {next !== undefined && <Text as="p">{t(next.text)}</Text>}
            {(actions.includes('publish') || steps.length > 0) && (
              <Row>
                {actions.includes('publish') && <Button to={href(editPath(code))}>{t(exposureText.editPost)}</Button>}
                {steps.map(({ action, button }, index) => (
                  <Button
                    key={action}
                    variant={index === 0 ? 'primary' : 'secondary'}
                    to={`${pathname}?act=${action}`}
                    rel="nofollow"
                    preventScrollReset
                  >
                    {t(button)}
                  </Button>
                ))}
              </Row>
            )}
            {contact !== null && (
              <Text as="p" size="sm" tone="quiet">
                {t(exposureText.yourContact, { contact })}
              </Text>
            )}
          </>
        )}
        {isModerators && (
          <Row>
            <Button variant="ghost" small icon={Scale} to={href(deskPath(code))} rel="nofollow">
              {t(exposureText.inDesk)}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}

/** The case has moved on, so that the form is no longer open: what was typed can still be copied. */
function Refused({ answer: { message, values }, form }: { answer: FormAnswer; form: CaseFormRow }) {
  const t = useText()
  const typed = form.field && values[form.field.name]
  return (
    <Note tone="warn" live>
      {message}
      {typed && (
        <>
          {' '}
          {t(exposureText.yourText)} <q>{typed}</q>
        </>
      )}
    </Note>
  )
}
