import { CircleCheck, Laptop, Smartphone, Tablet } from 'lucide-react'
import { Form } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { securityText } from '../strings/keys.ts'
import { deviceOf } from './device.ts'
import type { loadSecurity } from './load-security.ts'
import styles from './session-row.module.css'

const shapes = { phone: Smartphone, tablet: Tablet, computer: Laptop }

type SessionEntry = Awaited<ReturnType<typeof loadSecurity>>[number]

/** One device that is logged in; every one but this can be revoked. `busy` while that is on its way. */
export function SessionRow({ session, busy }: { session: SessionEntry; busy: boolean }) {
  const t = useText()
  const { browser, system, shape } = deviceOf(session.device)
  const device = browser && system ? t(securityText.browserOn, { browser, system }) : browser || system || t(securityText.unknownDevice)
  return (
    <li className={styles.row}>
      <span className={styles.picture}><Icon of={shapes[shape]} /></span>
      <div className={styles.words}>
        <Row gap="s">
          <Text weight="medium">{device}</Text>
          {session.current && <Tag tone="good" icon={CircleCheck}>{t(securityText.thisDevice)}</Tag>}
        </Row>
        <Text as="div" size="sm" tone="faint">
          {session.current ? t(securityText.activeNow) : <>{t(securityText.lastSeen)} <DateText iso={session.lastSeenAt} look="relative" /></>}
          {session.ip && <>, <bdi>{session.ip}</bdi></>}
        </Text>
      </div>
      {!session.current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="sessionId" value={session.sessionId} />
          <Button type="submit" variant="secondary" small busy={busy}>
            {t(securityText.revoke)}
            <VisuallyHidden> {device}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}
