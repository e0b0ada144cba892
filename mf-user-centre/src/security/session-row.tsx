import { CircleCheck, Laptop, Smartphone, Tablet } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { securityText } from '../strings/keys.ts'
import { deviceOf } from 'shared-state/device/device'
import type { loadSecurity } from './load-security.ts'
import { useDeviceName } from './use-device-name.ts'

const shapes = { phone: Smartphone, tablet: Tablet, computer: Laptop }

type SessionEntry = Awaited<ReturnType<typeof loadSecurity>>['sessions'][number]

/** One logged-in device; every device but this one can be logged out. */
export function SessionRow({ session: { sessionId, device, current, lastSeenAt, ip } }: { session: SessionEntry }) {
  const t = useText()
  const name = useDeviceName()(device)
  const action = !current && (
    <RowAction intent="revoke" fields={{ sessionId }} label={t(securityText.revoke)} of={name} />
  )
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={shapes[deviceOf(device).shape]} />
        </Disc>
      }
      action={action}
    >
      <Row gap="s">
        <Text weight="medium">{name}</Text>
        {current && (
          <Tag tone="good" icon={CircleCheck}>
            {t(securityText.thisDevice)}
          </Tag>
        )}
      </Row>
      <Text as="div" size="sm" tone="faint">
        {current ? (
          t(securityText.activeNow)
        ) : (
          <>
            {t(securityText.lastSeen)} <DateText iso={lastSeenAt} look="relative" />
          </>
        )}
        {ip && (
          <>
            , <bdi>{ip}</bdi>
          </>
        )}
      </Text>
    </ListRow>
  )
}
