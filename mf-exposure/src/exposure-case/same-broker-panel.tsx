import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Money } from 'ui/money'
import { Panel, PanelRows } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { brokerListPath, exposurePath } from '../addresses.ts'
import { CaseTag } from '../exposure-parts/case-tags.tsx'
import { exposureText } from '../strings/keys.ts'
import type { BrokerRecord } from './load-exposure.ts'
import styles from './same-broker-panel.module.css'

/** The latest other cases about the broker. */
export function SameBrokerPanel({ traderCode, record }: { traderCode: string; record: BrokerRecord }) {
  const t = useText()
  const href = useHref()
  return (
    <Panel
      flush
      title={t(exposureText.sameBroker)}
      more={{ label: t(exposureText.all), to: href(brokerListPath(traderCode)) }}
    >
      <PanelRows>
        {record.others.map(other => (
          <li key={other.code}>
            <Stack gap="s">
              <div>
                <CaseTag exposure={other} />
              </div>
              <p className={styles.line}>
                <SiteLink to={exposurePath(other)} className={styles.title}>
                  <Written lang={other.lang}>{other.title}</Written>
                </SiteLink>
                <strong>
                  <Money {...other.amount} />
                </strong>
              </p>
            </Stack>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
