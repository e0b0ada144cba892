import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { shellText } from '../../strings/keys.ts'

/** Shown next to the page about the site: where to report errors in it. */
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
