import { Form, useLocation, useSearchParams } from 'react-router-dom'
import { returnPath, withReturn } from 'calls/account-forms/return-path'
import { signInWayOf, type SignInAnswer } from 'calls/account-forms/sign-in/sign-in-ways'
import { SiteLink, useFormAnswer, usePageData, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from './form.module.css'
import { SignIn } from './sign-in.tsx'
import type { loadLogin } from './load-login.ts'
import { ProviderLinks } from './third/provider-links.tsx'
import { useIsSending } from './use-is-sending.ts'

/** The login form as a separate page: for pages that require a login, and for browsers without JavaScript. */
export function LoginPage() {
  const t = useText()
  const location = useLocation()
  const [search] = useSearchParams()
  const { codes, providers } = usePageData<typeof loadLogin>()
  const { lang, facts } = useStore().visitor
  const answer = useFormAnswer() as SignInAnswer | undefined
  const busy = useIsSending()
  const way = signInWayOf(search)
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.loginTitle)}</h1>
          <p className={styles.lead}>{t(shellText.loginDescription)}</p>
          {answer === undefined && <WhyHere search={search} />}
          <SignIn
            key={way}
            way={way}
            answer={answer}
            busy={busy}
            codes={codes}
            frame={fields => (
              <Form method="post" noValidate>
                {fields}
              </Form>
            )}
          />
          <ProviderLinks
            providers={providers}
            returnPath={returnPath(new URL(location.pathname + location.search, facts.origin), lang)}
          />
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.newHere)}{' '}
            <SiteLink to={withReturn('/register.html', location)}>{t(shellText.makeAccount)}</SiteLink>
          </Text>
        </Panel>
      </div>
    </Wrap>
  )
}

/** Reason for being on the login page: a changed password, or a cancelled or failed sign-in with an external account. */
function WhyHere({ search }: { search: URLSearchParams }) {
  const t = useText()
  if (search.has('changed'))
    return (
      <div className={styles.why}>
        <Note tone="good" live>
          {t(shellText.passwordChanged)}
        </Note>
      </div>
    )
  if (!search.has('third')) return null
  return (
    <div className={styles.why}>
      <Note tone="warn" live>
        {t(search.get('third') === 'denied' ? shellText.thirdDenied : shellText.thirdFailed)}
      </Note>
    </div>
  )
}
