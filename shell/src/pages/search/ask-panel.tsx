import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { shellText } from '../../strings/keys.ts'
import { contactAboutBroker } from '../contact/contact-path.ts'

/** Further options for visitors who did not find what they searched for. */
export function AskPanel({ keyword }: { keyword: string }) {
  const t = useText()
  const href = useHref()
  return (
    <Panel title={t(shellText.notTheOne)}>
      <Stack gap="m">
        <Text as="p" size="sm" tone="quiet">
          {t(shellText.notTheOneWhat)}
        </Text>
        <Button variant="secondary" to={href(contactAboutBroker(keyword))} wide>
          {t(shellText.askUs)}
        </Button>
        <Button variant="ghost" to={href('/regulators.html')} wide>
          {t(shellText.findRegister)}
        </Button>
      </Stack>
    </Panel>
  )
}
