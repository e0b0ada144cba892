import { useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { brokersText } from '../strings/keys.ts'
import { countFilters } from './broker-query.ts'
import { listCrumbs } from './head-of-list.ts'
import styles from './list-title.module.css'
import { sectionWords } from './list-facts.ts'
import type { BrokerListData } from './load-broker-list.ts'

/** Breadcrumbs, the name of the list and the number of brokers that match the filters. */
export function ListTitle({ data: { section, query, total, listed } }: { data: BrokerListData }) {
  const t = useText()
  const words = section && sectionWords[section]
  const title = t(words ? words.title : brokersText.brokers)
  return (
    <header className={styles.head}>
      <Breadcrumbs items={listCrumbs(section, useStore())} />
      <div className={styles.title}>
        <h1>{title}</h1>
        <p role="status" className={styles.count}>
          {t(brokersText.listed, { count: listed })}
          {countFilters(query) > 0 && `, ${t(brokersText.matching, { count: total })}`}
        </p>
      </div>
      {words && <p className={styles.intro}>{t(words.intro, { count: listed })}</p>}
    </header>
  )
}
