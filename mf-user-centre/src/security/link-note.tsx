import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { useOwnData } from '../account/own-page.ts'
import { securityText } from '../strings/keys.ts'
import type { LinkOutcome } from './link-outcome.ts'
import type { loadSecurity } from './load-security.ts'

const said: Record<LinkOutcome, { tone: 'good' | 'warn' | 'bad'; text: number }> = {
  linked: { tone: 'good', text: securityText.linkDone },
  unlinked: { tone: 'good', text: securityText.unlinked },
  denied: { tone: 'warn', text: securityText.linkDenied },
  failed: { tone: 'bad', text: securityText.linkFailed },
  taken: { tone: 'bad', text: securityText.linkTaken },
}

/** First on the page: a visitor who returns from a provider looks there. */
export function LinkNote() {
  const t = useText()
  const { outcome } = useOwnData<typeof loadSecurity>()
  return (
    outcome && (
      <Note tone={said[outcome].tone} live>
        {t(said[outcome].text)}
      </Note>
    )
  )
}
