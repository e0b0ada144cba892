import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { brokersText } from '../../strings/keys.ts'
import { TopicTiles } from '../../topic-tiles/topic-tiles.tsx'
import type { loadTopics } from './load-topics.ts'
import styles from './topics.module.css'

/** The best-broker topics on the home page. */
export function Topics({ data: { items } }: { data: Awaited<ReturnType<typeof loadTopics>> }) {
  const t = useText()
  const href = useHref()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="home-topics">
      <div className={styles.head}>
        <h2 id="home-topics">{t(brokersText.findFitting)}</h2>
        <MoreLink to={href('/best-brokers')}>{t(brokersText.allTopics)}</MoreLink>
      </div>
      <TopicTiles topics={items} />
    </section>
  )
}
