import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { Note } from 'ui/note'
import { brokersText } from '../strings/keys.ts'

/**
 * What somebody sent without being logged in, and without code that could have asked first: their words stand in the form,
 * and a tab of its own takes the login, so that nothing is lost.
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
