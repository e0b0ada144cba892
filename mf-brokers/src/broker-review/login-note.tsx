import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { Note } from 'ui/note'
import { brokersText } from '../strings/keys.ts'

/**
 * Shown when a form was submitted without JavaScript and without a login: the visitor's text stays in the form, and the login opens in a
 * new tab, so that nothing is lost.
 */
export function LoginNote() {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <Note tone="warn" title={`${t(uiText.notLoggedIn)}.`} live>
      {t(brokersText.textKept)}{' '}
      <a href={`${href('/login.html')}?return=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noopener">
        {t(brokersText.logInNewTab)}
      </a>
    </Note>
  )
}
