import { useText } from 'shared-state/runtime'
import { LoginFirst as Login } from 'ui/post-form/login-first'
import { exposureText } from '../../strings/keys.ts'

/** Leads to the login and back. `keepsText`: a form was sent, so the login opens in a new tab and the form stays. */
export function LoginFirst({ keepsText }: { keepsText: boolean }) {
  const t = useText()
  const texts = {
    logIn: t(exposureText.logIn),
    logInNewTab: t(exposureText.logInNewTab),
    textKept: t(exposureText.textKept),
  }
  return <Login keepsText={keepsText} texts={texts} />
}
