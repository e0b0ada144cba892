import { ExternalLink } from '@lucide/icons'
import { leavingPath } from 'calls/leaving-path'
import type { OutsideItem } from 'calls/outside-news'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import styles from './outside-panel.module.css'

/** News of other sites: each links to its site through the page before an external site. Nothing if there are none. */
export function OutsidePanel({ items }: { items: readonly OutsideItem[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <Panel flush title={t(educationText.fromOtherSites)}>
      <PanelRows>
        {items.map(({ id, title, summary, url, source, lang, publishedAt }) => (
          <li key={id}>
            <article className={styles.item}>
              <h3 className={styles.title}>
                <SiteLink to={leavingPath(url)} rel="nofollow">
                  <Written lang={lang}>{title}</Written> <Icon of={ExternalLink} size="s" />
                </SiteLink>
              </h3>
              <Row gap="s" className={styles.meta}>
                <bdi>{source}</bdi>
                <DateText iso={publishedAt} />
              </Row>
              {summary && (
                <p className={styles.summary}>
                  <Written lang={lang}>{summary}</Written>
                </p>
              )}
            </article>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
