import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Note } from '../note.tsx'
import { uiText } from '../strings/keys.ts'

export interface LoginFirstProps {
  /** A form was sent, so the login opens in a new tab and the form stays. */
  keepsText: boolean
  texts: { logIn: string; logInNewTab: string; textKept: string }
}

/** Leads to the login and back. */
export function LoginFirst({ keepsText, texts }: LoginFirstProps) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const login = `${href('/login.html')}?return=${encodeURIComponent(pathname + search)}`
  return (
    <Note tone="warn" title={`${t(uiText.notLoggedIn)}.`} live={keepsText}>
      {keepsText && `${texts.textKept} `}
      <a href={login} {...(keepsText && { target: '_blank', rel: 'noopener' })}>
        {keepsText ? texts.logInNewTab : texts.logIn}
      </a>
    </Note>
  )
}
