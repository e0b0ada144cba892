import { useLocation } from 'react-router-dom'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Flag } from 'ui/flag'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { regulatorPath } from '../addresses.ts'
import { tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'
import styles from './other-regulators.module.css'

/** The strictest other regulators; null: they failed to load. */
export function OtherRegulators({ others }: { others: RegulatorData['others'] }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  if (!others) return <FailedPanel name={t(brokersText.regulators)} retryTo={pathname + search} />
  const more = { label: t(brokersText.allCount, { count: others.total }), to: href('/regulators.html') }
  return (
    <Panel title={t(brokersText.regulators)} more={more} flush>
      <PanelRows>
        {others.items.map(regulator => (
          <li key={regulator.code}>
            <SiteLink to={regulatorPath(regulator)} className={styles.row}>
              <Flag code={regulator.twoCharCode} />
              <span className={styles.name}>{regulator.abbreviation}</span>
              <TierPips tier={tierOf(regulator.tier)} />
              <Text size="sm" tone="quiet">
                {t(brokersText.tierNumber, { tier: regulator.tier })}
              </Text>
            </SiteLink>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
