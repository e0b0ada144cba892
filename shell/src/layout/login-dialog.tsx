import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Dialog } from 'ui/dialog'
import { Note } from 'ui/note'
import { uiText } from 'ui/strings/keys.ts'
import { Text } from 'ui/text'
import { refusalOf, type FormRefusal } from '../pages/login/form-refusal.ts'
import { logIn, loginFields, loginInput } from '../pages/login/log-in.ts'
import { LoginFields } from '../pages/login/login-fields.tsx'
import { withReturn } from '../pages/login/return-path.ts'
import { shellText } from '../strings/keys.ts'
import styles from './login-dialog.module.css'

/** The login prompt of spec 4. Once it succeeded, what the visitor had set out to do is done (session store). */
export const LoginDialog = observer(function LoginDialog() {
  const t = useText()
  const { session } = useStore()
  return (
    <Dialog open={session.promptOpen} onClose={() => session.closePrompt()} title={t(shellText.loginTitle)}>
      <LoginForm />
    </Dialog>
  )
})

function LoginForm() {
  const t = useText()
  const store = useStore()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<FormRefusal | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await logIn(loginInput(form), store)
      // What the page shows may depend on who looks.
      await revalidate()
    } catch (error) {
      setRefusal(refusalOf(error, store.text, loginFields))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={event => void submit(event)} noValidate className={styles.form}>
      {/* The toast that says so stands behind the dialog. */}
      <Note>{t(uiText.notLoggedIn)}</Note>
      <LoginFields refusal={refusal} busy={busy} />
      <Text as="p" size="sm" tone="quiet">
        {t(shellText.newHere)}{' '}
        <SiteLink to={withReturn('/register.html', location)} onClick={() => store.session.closePrompt()}>{t(shellText.makeAccount)}</SiteLink>
      </Text>
    </form>
  )
}
