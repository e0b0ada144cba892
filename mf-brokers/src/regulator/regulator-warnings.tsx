import { Ban, Copy, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { LicenceStatus } from 'shared-state/calls/entities/licence'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'
import styles from './regulator-warnings.module.css'

type Warning = RegulatorData['warnings'][number]

const kinds: Partial<Record<LicenceStatus, { icon: LucideIcon; words: number; grave: boolean }>> = {
  suspected_clone: { icon: Copy, words: brokersText.warnClone, grave: true },
  revoked: { icon: Ban, words: brokersText.warnRevoked, grave: true },
  exceeded: { icon: TriangleAlert, words: brokersText.warnExceeded, grave: false },
}

/** What our own checks found about brokers that show this regulator's name; no words of the authority itself. */
export function RegulatorWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const t = useText()
  if (warnings.length === 0) return null
  return (
    <Panel title={t(brokersText.warningsOfChecks)} footer={t(brokersText.ownFindings)} flush>
      <PanelRows>{warnings.map(warning => <li key={warning.licence.id}><WarningLine warning={warning} /></li>)}</PanelRows>
    </Panel>
  )
}

function WarningLine({ warning: { broker, licence } }: { warning: Warning }) {
  const t = useText()
  const kind = kinds[licence.status]
  if (!kind) return null
  return (
    <div className={styles.line}>
      <Icon of={kind.icon} className={kind.grave ? styles.bad : styles.warn} />
      <div>
        <p className={styles.what}><SiteLink to={brokerPath(broker)}>{broker.showName}</SiteLink> {t(kind.words)}</p>
        <p className={styles.facts}>
          <Text as="code" size="sm">{licence.licenceNo}</Text>
          <Text size="sm" tone="quiet">{licence.entityName}</Text>
          {broker.sample && <Tag outline>{t(brokersText.sampleBroker)}</Tag>}
        </p>
      </div>
    </div>
  )
}
