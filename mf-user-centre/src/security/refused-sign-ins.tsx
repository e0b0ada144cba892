import { ShieldX } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { securityText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'
import { useDeviceName } from './use-device-name.ts'

type RefusedEntry = Awaited<ReturnType<typeof loadSecurity>>['refused'][number]
const words: Record<RefusedEntry['way'], number> = {
  password: securityText.wrongPassword,
  code: securityText.wrongCode,
}

/** Refused sign-in attempts, separate from successful ones. Nothing if there are none. */
export function RefusedSignIns() {
  const t = useText()
  const { refused } = useOwnData<typeof loadSecurity>()
  if (refused.length === 0) return null
  return (
    <Panel title={t(securityText.refused)} footer={t(securityText.refusedNote)} flush>
      <PanelRows>
        {refused.map(entry => (
          <RefusedRow key={`${entry.way} ${entry.ip} ${entry.device}`} entry={entry} />
        ))}
      </PanelRows>
    </Panel>
  )
}

function RefusedRow({ entry: { at, way, tries, device, ip } }: { entry: RefusedEntry }) {
  const t = useText()
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={ShieldX} />
        </Disc>
      }
    >
      <Text as="div" weight="medium">
        {t(words[way], { count: tries })}
      </Text>
      <Text as="div" size="sm" tone="faint">
        {useDeviceName()(device)}, <DateText iso={at} look="dateTime" />
        {ip && (
          <>
            , <bdi>{ip}</bdi>
          </>
        )}
      </Text>
    </ListRow>
  )
}
