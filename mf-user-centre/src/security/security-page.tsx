import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { useFormAnswer, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import type { FormAnswer } from '../account/form-answer.ts'
import { useFormState } from '../account/use-form-state.ts'
import { accountText, securityText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'
import styles from './security-page.module.css'
import { SessionRow } from './session-row.tsx'

/** Where the visitor is logged in, this device first, and how to end it elsewhere. */
export function SecurityPage() {
  const t = useText()
  const sessions = usePageData<typeof loadSecurity>()
  const others = sessions.filter(session => !session.current).length
  const revoking = useNavigation().formData?.get('sessionId')
  const footer = others > 0 ? t(securityText.sessionsNote) : t(securityText.onlyThisDevice)
  return (
    <AccountFrame title={t(accountText.security)}>
      <Result />
      <Panel title={t(securityText.sessions)} aside={others > 1 && <RevokeOthers count={others} />} footer={footer} flush>
        <PanelRows>
          {sessions.map(session => (
            <SessionRow key={session.sessionId} session={session} busy={revoking === session.sessionId} />
          ))}
        </PanelRows>
      </Panel>
    </AccountFrame>
  )
}

function RevokeOthers({ count }: { count: number }) {
  const t = useText()
  const { busy } = useFormState('revoke-others')
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="revoke-others" />
      <Button type="submit" variant="ghost" small busy={busy}>{t(securityText.revokeOthers, { count })}</Button>
    </Form>
  )
}

/** What came of the last form. It takes the focus: the button that was pressed is gone with its row. */
function Result() {
  const t = useText()
  const answer = useFormAnswer() as FormAnswer | undefined
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  if (!answer) return null
  const done = t(answer.intent === 'revoke' ? securityText.revoked : securityText.othersRevoked)
  return (
    <div ref={place} tabIndex={-1} className={styles.result}>
      <Note tone={answer.done ? 'good' : 'bad'}>{answer.done ? done : answer.message}</Note>
    </div>
  )
}
