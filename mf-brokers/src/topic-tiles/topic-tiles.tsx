import { ChevronRight, ListChecks } from '@lucide/icons'
import type { TitleItem } from 'calls/entities/article'
import { SiteLink } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Icon } from 'ui/icon'
import { Written } from 'ui/written'
import { topicPath } from '../addresses.ts'
import styles from './topic-tiles.module.css'

/** Best-broker topics, each a tile that links to its list. */
export function TopicTiles({ topics }: { topics: readonly TitleItem[] }) {
  return (
    <Grid columns={2} as="ul">
      {topics.map(topic => (
        <li key={topic.code}>
          <SiteLink to={topicPath(topic)} className={styles.tile}>
            <Icon of={ListChecks} size="l" className={styles.icon} />
            <span className={styles.title}>
              <Written>{topic.title}</Written>
            </span>
            <Icon of={ChevronRight} flip className={styles.chevron} />
          </SiteLink>
        </li>
      ))}
    </Grid>
  )
}
