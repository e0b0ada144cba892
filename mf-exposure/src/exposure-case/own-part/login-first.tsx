import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { Note } from 'ui/note'
import { exposureText } from '../../strings/keys.ts'

/** Leads to the login and back. `keepsText`: a form was sent, so the login opens in a new tab and the form stays. */
export function LoginFirst({ keepsText }: { keepsText: boolean }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const login = `${href('/login.html')}?return=${encodeURIComponent(pathname + search)}`
  return (
    <Note tone="warn" title={`${t(uiText.notLoggedIn)}.`} live={keepsText}>
      {keepsText && `${t(exposureText.textKept)} `}
      <a href={login} {...(keepsText && { target: '_blank', rel: 'noopener' })}>
        {t(keepsText ? exposureText.logInNewTab : exposureText.logIn)}
      </a>
    </Note>
  )
}
