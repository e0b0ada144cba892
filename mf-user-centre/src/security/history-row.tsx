import { KeyRound, LogIn, Mail, QrCode, UserPlus, type LucideIconData } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { securityText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'
import { useDeviceName } from './use-device-name.ts'

type HistoryEntry = Awaited<ReturnType<typeof loadSecurity>>['history']['items'][number]

const looks: Record<HistoryEntry['way'], { icon: LucideIconData; text: number }> = {
  password: { icon: KeyRound, text: securityText.byPassword },
  code: { icon: Mail, text: securityText.byCode },
  qr: { icon: QrCode, text: securityText.byQr },
  third: { icon: LogIn, text: securityText.byThird },
  register: { icon: UserPlus, text: securityText.byRegister },
}

/** One sign-in: method, device, time and place. */
export function HistoryRow({ entry: { at, way, provider, device, ip } }: { entry: HistoryEntry }) {
  const t = useText()
  const { icon, text } = looks[way]
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={icon} />
        </Disc>
      }
    >
      <Text as="div" weight="medium">
        {useDeviceName()(device)}
      </Text>
      <Text as="div" size="sm" tone="faint">
        {t(text, { provider })}, <DateText iso={at} look="dateTime" />
        {ip && (
          <>
            , <bdi>{ip}</bdi>
          </>
        )}
      </Text>
    </ListRow>
  )
}
