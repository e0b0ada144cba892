import type { LicenceStatus } from 'calls/entities/licence'
import { SiteLink, useText } from 'shared-state/runtime'
import { isGrave } from 'calls/states/licence-states'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { brokerLicenceLooks } from 'ui/states/licence-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'
import styles from './regulator-warnings.module.css'

type Warning = RegulatorData['warnings'][number]

const sentences: Partial<Record<LicenceStatus, number>> = {
  suspected_clone: brokersText.warnClone,
  revoked: brokersText.warnRevoked,
  exceeded: brokersText.warnExceeded,
}

/** Results of our own checks of brokers that show this regulator's name; not statements of the authority itself. */
export function RegulatorWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const t = useText()
  if (warnings.length === 0) return null
  return (
    <Panel title={t(brokersText.warningsOfChecks)} footer={t(brokersText.ownFindings)} flush>
      <PanelRows>
        {warnings.map(warning => (
          <li key={warning.licence.id}>
            <WarningLine warning={warning} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}

function WarningLine({ warning: { broker, licence } }: { warning: Warning }) {
  const t = useText()
  const sentence = sentences[licence.status]
  if (sentence === undefined) return null
  return (
    <div className={styles.line}>
      <Icon
        of={brokerLicenceLooks[licence.status].icon}
        className={isGrave(licence.status) ? styles.bad : styles.warn}
      />
      <div>
        <p className={styles.what}>
          <SiteLink to={brokerPath(broker)}>{broker.showName}</SiteLink> {t(sentence)}
        </p>
        <p className={styles.facts}>
          <Text as="code" size="sm">
            {licence.licenceNo}
          </Text>
          <Text size="sm" tone="quiet">
            {licence.entityName}
          </Text>
          {broker.sample && <Tag outline>{t(brokersText.sampleBroker)}</Tag>}
        </p>
      </div>
    </div>
  )
}
