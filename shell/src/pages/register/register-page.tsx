import { useLocation, useNavigation } from 'react-router-dom'
import { SiteLink, useFormAnswer, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { withReturn } from '../login/return-path.ts'
import styles from '../login/form.module.css'
import { shellText } from '../../strings/keys.ts'
import { AccountForm } from './account-form.tsx'
import { EmailForm } from './email-form.tsx'
import type { RegisterAnswer } from './submit-register.ts'

/** Makes an account in two forms: the address, then the code with password and nickname. */
export function RegisterPage() {
  const t = useText()
  const location = useLocation()
  const answer = useFormAnswer() as RegisterAnswer | undefined
  const busy = useNavigation().state !== 'idle'
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.registerTitle)}</h1>
          <p className={styles.lead}>{t(shellText.registerDescription)}</p>
          {answer?.step === 'account' ? <AccountForm answer={answer} busy={busy} /> : <EmailForm answer={answer} busy={busy} />}
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.haveAccount)} <SiteLink to={withReturn('/login.html', location)}>{t(shellText.logIn)}</SiteLink>
          </Text>
        </Panel>
      </div>
    </Wrap>
  )
}
