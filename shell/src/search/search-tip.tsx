import { BookOpen, Landmark, PanelTop, type LucideIconData } from '@lucide/icons'
import type { SearchHit } from 'calls/entities/search-hit'
import { BrokerLogo } from 'ui/broker-logo'
import { Highlight } from 'ui/highlight'
import { Icon } from 'ui/icon'
import { Written } from 'ui/written'
import { NearMark } from './near-mark.tsx'
import { LicenceLine } from './licence-line.tsx'
import { ScoreLine } from './score-line.tsx'
import styles from './search-tip.module.css'

const icons: Partial<Record<SearchHit['type'], LucideIconData>> = { regulator: Landmark, page: PanelTop }

/** One suggestion: a broker with its licences, score and grade, or another page with its kind. */
export function SearchTip({ hit, keyword }: { hit: SearchHit; keyword: string }) {
  const { broker, code, title, text, lang, type } = hit
  return (
    <>
      {broker ? (
        <BrokerLogo code={code} size="s" eager />
      ) : (
        <span className={styles.icon}>
          <Icon of={icons[type] ?? BookOpen} />
        </span>
      )}
      <span className={styles.words}>
        <Written as="span" lang={lang} className={styles.title}>
          <Highlight text={title} match={keyword} />
          {hit.near && <NearMark />}
        </Written>
        {broker ? (
          <LicenceLine broker={broker} />
        ) : (
          <Written as="span" lang={lang} className={styles.text}>
            <Highlight text={text} match={keyword} />
          </Written>
        )}
      </span>
      {broker && <ScoreLine broker={broker} size="s" />}
    </>
  )
}
