import { useRef } from 'react'
import { Form } from 'react-router-dom'
import type { RegisterAnswer } from 'calls/account-forms/register/submit-register'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { BotCheckField, OtherPicture } from '../../bot-check/bot-check-field.tsx'
import { shellText } from '../../strings/keys.ts'
import { EmailField } from '../login/code/email-field.tsx'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'

/** First step: the address to send the code to. */
export function EmailForm({ answer, busy }: { answer: RegisterAnswer | undefined; busy: boolean }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const { refusal, picture } = answer ?? { refusal: null, picture: null }
  useFocusOnRefusal(place, refusal)
  return (
    <Form method="post" noValidate>
      <div ref={place} className={styles.fields}>
        {refusal?.message && (
          <Note tone="bad" live>
            {refusal.message}
          </Note>
        )}
        <EmailField typed={answer?.email} refusal={refusal} help={t(shellText.sendCodeHelp)} />
        <BotCheckField refusal={refusal} picture={picture} />
        <Button type="submit" name="step" value="email" wide busy={busy}>
          {t(shellText.sendCode)}
        </Button>
        <OtherPicture picture={picture} busy={busy} />
      </div>
    </Form>
  )
}
