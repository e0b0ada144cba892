import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { shellText } from '../../strings/keys.ts'

/** Beside what the site says of itself: whom to tell when it is wrong. */
export function AskAboutSite() {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(shellText.askAboutSite)}>
      <Button variant="secondary" to={href('/contact.html')} wide>
        {t(shellText.writeToUs)}
      </Button>
    </Panel>
  )
}
