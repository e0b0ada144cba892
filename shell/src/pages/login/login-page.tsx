import { Form, useLocation, useNavigation } from 'react-router-dom'
import { SiteLink, useFormAnswer, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from './form.module.css'
import { LoginFields } from './login-fields.tsx'
import { withReturn } from './return-path.ts'
import type { LoginAnswer } from './submit-login.ts'

/** The login form as a page of its own: where a page asks for a login, and where there is no JavaScript. */
export function LoginPage() {
  const t = useText()
  const location = useLocation()
  const answer = useFormAnswer() as LoginAnswer | undefined
  const busy = useNavigation().state !== 'idle'
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.loginTitle)}</h1>
          <p className={styles.lead}>{t(shellText.loginDescription)}</p>
          <Form method="post" noValidate>
            <LoginFields refusal={answer?.refusal ?? null} busy={busy} typed={answer} />
          </Form>
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.newHere)} <SiteLink to={withReturn('/register.html', location)}>{t(shellText.makeAccount)}</SiteLink>
          </Text>
        </Panel>
      </div>
    </Wrap>
  )
}
