import { ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { Broker } from 'shared-state/calls/entities/broker'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { FailedPanel } from 'ui/failed-panel'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { tipTones } from '../broker/broker-warnings.tsx'
import { brokersText } from '../strings/keys.ts'
import type { BrokerSafeData } from './load-broker-safe.ts'

const risks = {
  low: { text: brokersText.riskLow, tone: 'good', icon: ShieldCheck },
  medium: { text: brokersText.riskMedium, tone: 'warn', icon: ShieldAlert },
  high: { text: brokersText.riskHigh, tone: 'bad', icon: ShieldOff },
} as const satisfies Record<Broker['riskLevel'], unknown>

/** Is it safe? The answer, then what was found, the gravest first, each in one sentence. */
export function SafetyFindings({ data: { broker, tips, findings } }: { data: BrokerSafeData }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const title = t(brokersText.isItSafe, { name: broker.showName })
  if (!tips || !findings) return <FailedPanel name={t(brokersText.warnings)} retryTo={pathname + search} />
  const { text, tone, icon } = risks[broker.riskLevel]
  return (
    <Panel title={title} aside={<Tag tone={tone} icon={icon}>{t(text)}</Tag>} footer={t(brokersText.ownFindings)}>
      <Stack gap="s">
        {tips.length + findings.length === 0 && <Note tone="good" title={t(brokersText.nothingFound)}>{t(brokersText.nothingFoundMore)}</Note>}
        {tips.map(tip => <Note key={tip.text} tone={tipTones[tip.level]} title={tip.text} />)}
        {findings.map(({ title: finding, url, at }) => (
          <Note key={finding} tone="warn" title={finding}>
            {at && <><DateText iso={at} />. </>}
            <a href={url} rel="external noopener nofollow">{t(brokersText.openRegister)}</a>
          </Note>
        ))}
      </Stack>
    </Panel>
  )
}
