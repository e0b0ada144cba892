import { accusedName } from 'calls/findings/accused-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { NumberText } from 'ui/number-text'
import { PanelRows } from 'ui/panel'
import { VisuallyHidden } from 'ui/visually-hidden'
import { WorstState } from 'ui/worst-state'
import { brokerPath, type RankingType } from '../addresses.ts'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { brokersText } from '../strings/keys.ts'
import type { RankRow } from './load-ranking.ts'
import styles from './rank-list.module.css'
import { RankMove } from './rank-move.tsx'
import { scoreOf } from './ranked-score.ts'
import { rankingWords } from './ranking-words.ts'

/** The first places of a ranking in a narrow list: rank, name, worst state, change of rank, and the ranked figure. */
export function RankList({ type, rows }: { type: RankingType; rows: readonly RankRow[] }) {
  const { lang } = useLocale()
  return (
    <PanelRows ordered>
      {rows.map(({ rank, move, value, broker }) => (
        <li key={broker.code}>
          <SiteLink to={brokerPath(broker)} className={styles.row}>
            <span className={styles.rank}>
              <NumberText value={rank} />
            </span>
            <BrokerLogo code={broker.code} size="s" />
            <span className={styles.words}>
              <span className={styles.name}>{type === 'exposures' ? accusedName(broker, lang) : broker.showName}</span>
              <WorstState broker={broker} onlyFindings />
              <RankMove move={move} />
            </span>
            <RankedBy type={type} value={value} broker={broker} />
          </SiteLink>
        </li>
      ))}
    </PanelRows>
  )
}

function RankedBy({ type, value, broker }: { type: RankingType } & Pick<RankRow, 'value' | 'broker'>) {
  const t = useText()
  const { value: label, decimals } = rankingWords[type]
  if (label === brokersText.score) return <ScoreMark broker={scoreOf({ value, broker })} look="row" />
  return (
    <b className={styles.value}>
      <VisuallyHidden>{t(label)} </VisuallyHidden>
      <NumberText value={value} options={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }} />
    </b>
  )
}
