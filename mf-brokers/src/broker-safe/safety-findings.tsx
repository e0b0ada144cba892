import { ShieldAlert, ShieldCheck, ShieldOff } from '@lucide/icons'
import type { Broker } from 'calls/entities/broker'
import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { brokerPath } from '../addresses.ts'
import { tipTones } from '../broker/broker-warnings.tsx'
import { evidenceAnchors } from '../broker/evidence-anchors.ts'
import { FailedPart } from '../broker/failed-part.tsx'
import { riskWords } from '../broker/risk-words.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerSafeData } from './load-broker-safe.ts'

const risks = {
  low: { text: riskWords.low, tone: 'good', icon: ShieldCheck },
  medium: { text: riskWords.medium, tone: 'warn', icon: ShieldAlert },
  high: { text: riskWords.high, tone: 'bad', icon: ShieldOff },
} as const satisfies Record<Broker['riskLevel'], unknown>

/** Is it safe? The answer, then the findings, the most serious first, each with its meaning, source and date. */
export function SafetyFindings({ data: { broker, report } }: { data: BrokerSafeData }) {
  const t = useText()
  const { formatDate } = useLocale()
  if (!report) return <FailedPart title={brokersText.warnings} />
  const { text, tone, icon } = risks[report.riskLevel]
  const leads = mayLead(broker)
  const isClean = report.items.every(({ level }) => level === 'info')
  return (
    <Panel
      id="findings"
      title={t(brokersText.isItSafe, { name: broker.showName })}
      aside={
        <Row gap="s">
          <Tag tone={tone} icon={icon}>
            {t(text)}
          </Tag>
          <SiteLink to={`${brokerPath(broker)}#${evidenceAnchors.risk}`}>{t(brokersText.whatThisMeans)}</SiteLink>
        </Row>
      }
      footer={t(brokersText.ownFindings)}
    >
      <Stack gap="s">
        {isClean && leads && (
          <Note tone="good" title={t(brokersText.nothingFound)}>
            {t(brokersText.nothingFoundMore)}
          </Note>
        )}
        {report.items.map(({ level, title, text: meaning, source, at }) => (
          <Note key={title} tone={tipTones[level]} title={<Written>{title}</Written>}>
            <p>
              <Written>{meaning}</Written>
            </p>
            <Text as="p" size="sm" tone="quiet">
              {t(brokersText.sourceAt, { source, date: formatDate(at) })}
            </Text>
          </Note>
        ))}
      </Stack>
    </Panel>
  )
}
