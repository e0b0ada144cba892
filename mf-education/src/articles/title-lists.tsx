import type { TitleItem } from 'calls/entities/article'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import { articlePath } from './article-address.ts'
import styles from './title-lists.module.css'

interface TitleListsProps {
  lessons: readonly TitleItem[]
  lessonsTitle: string
  /** Best-broker topics. */
  topics: readonly TitleItem[]
}

/** Titles of lessons and of best-broker topics side by side, at the end of a page (spec 7.6). An empty list is left out. */
export function TitleLists({ lessons, lessonsTitle, topics }: TitleListsProps) {
  const t = useText()
  const href = useHref()
  const lists = [
    {
      category: 'education',
      items: lessons,
      title: lessonsTitle,
      more: { label: t(educationText.allLessons), to: href('/education') },
    },
    {
      category: 'best_brokers',
      items: topics,
      title: t(educationText.brokerLists),
      more: { label: t(educationText.allBrokerLists), to: href('/best-brokers') },
    },
  ]
  return (
    <Grid columns={2}>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ category, items, title, more }) => (
          <Panel key={category} flush title={title} more={more}>
            <PanelRows>
              {items.map(item => (
                <li key={item.code} className={styles.row}>
                  <SiteLink to={articlePath({ category, ...item })}>
                    <Written>{item.title}</Written>
                  </SiteLink>
                </li>
              ))}
            </PanelRows>
          </Panel>
        ))}
    </Grid>
  )
}
