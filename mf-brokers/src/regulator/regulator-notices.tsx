import { ExternalLink } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'
import styles from './regulator-notices.module.css'

/** The regulator's own publications that have been imported, each with a link to the regulator's page. */
export function RegulatorNotices({ notices }: Pick<RegulatorData, 'notices'>) {
  const t = useText()
  if (!notices || notices.length === 0) return null
  return (
    <Panel title={t(brokersText.publishedByIt)} flush>
      <PanelRows>
        {notices.map(({ id, title, url, at }) => (
          <li key={id}>
            <a href={url} rel="external noopener nofollow" className={styles.notice}>
              <Written>{title}</Written>
              <Icon of={ExternalLink} size="s" />
            </a>
            <Text as="div" size="sm" tone="quiet">
              <DateText iso={at} />
            </Text>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
