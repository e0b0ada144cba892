import { CalendarPlus, Download } from '@lucide/icons'
import { EXHIBITIONS_FILE } from 'calls/market/exhibition-files'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { marketText } from '../../strings/keys.ts'

/** The coming exhibitions for a calendar program: to subscribe to, which keeps them up to date, or as a file. */
export function SubscribePanel({ origin }: { origin: string }) {
  const t = useText()
  const href = useHref()
  const path = href(EXHIBITIONS_FILE)
  return (
    <Panel title={t(marketText.inYourCalendar)}>
      <Stack gap="s">
        <p>{t(marketText.inYourCalendarHow)}</p>
        <Row gap="s">
          <Button small variant="secondary" icon={CalendarPlus} to={`webcal://${new URL(origin).host}${path}`}>
            {t(marketText.subscribe)}
          </Button>
          <Button small variant="ghost" icon={Download} to={path} reloadDocument download>
            {t(marketText.downloadFile)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
