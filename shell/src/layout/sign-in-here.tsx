import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { withReturn } from 'calls/account-forms/return-path'
import { submitSignIn, type SignInAnswer, type SignInWay } from 'calls/account-forms/sign-in/sign-in-ways'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { focusFirstField } from 'ui/focus-first-field'
import { Note } from 'ui/note'
import { uiText } from 'ui/strings/keys.ts'
import { Text } from 'ui/text'
import { SignIn } from '../pages/login/sign-in.tsx'
import { ProviderLinks } from '../pages/login/third/provider-links.tsx'
import { shellText } from '../strings/keys.ts'
import styles from './sign-in-here.module.css'
import { useSignInParts } from './use-sign-in-parts.ts'

/** The sign-in form in the login dialog. After the login, the page reloads its data: it may depend on the user. */
export function SignInHere() {
  const t = useText()
  const store = useStore()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const [way, setWay] = useState<SignInWay>('password')
  const [answer, setAnswer] = useState<SignInAnswer>()
  const [busy, setBusy] = useState(false)
  const { codes, providers } = useSignInParts(way)
  const leave = () => store.session.closePrompt()
  const content = useRef<HTMLDivElement>(null)
  // The dialog moves the focus when it opens, which may be before this code has arrived.
  useEffect(() => focusFirstField(content.current), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    setBusy(true)
    const refused = await submitSignIn(form, { api: store.api, store })
    if (!refused) return revalidate()
    setAnswer(refused)
    setBusy(false)
  }

  return (
    <div className={styles.content} ref={content}>
      {/* The toast that says so stands behind the dialog. */}
      <Note>{t(uiText.notLoggedIn)}</Note>
      <div>
        <SignIn
          way={way}
          answer={answer}
          busy={busy}
          codes={codes}
          frame={fields => (
            <form onSubmit={event => void submit(event)} noValidate>
              {fields}
            </form>
          )}
          onChoose={setWay}
          onLeave={leave}
        />
        <ProviderLinks providers={providers} returnPath={location.pathname + location.search} />
      </div>
      <Text as="p" size="sm" tone="quiet">
        {t(shellText.newHere)}{' '}
        <SiteLink to={withReturn('/register.html', location)} onClick={leave}>
          {t(shellText.makeAccount)}
        </SiteLink>
      </Text>
    </div>
  )
}
