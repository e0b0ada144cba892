import { useText } from 'shared-state/runtime'
import { NumberText } from 'ui/number-text'
import { Table, type TableColumn } from 'ui/table'
import type { RankingType } from '../addresses.ts'
import { LicenceMarks } from '../broker-parts/licence-marks.tsx'
import { NameCell } from '../broker-parts/name-cell.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { CompareBox } from '../compare/compare-box.tsx'
import { brokersText } from '../strings/keys.ts'
import type { RankRow } from './load-ranking.ts'
import { RankMove } from './rank-move.tsx'
import styles from './rank-table.module.css'
import { scoreOf } from './ranked-score.ts'
import { rankingWords } from './ranking-words.ts'

/** Ranks with their changes; on mobile each broker is a card with its rank before its name. */
export function RankTable({ caption, type, rows }: { caption: string; type: RankingType; rows: readonly RankRow[] }) {
  const t = useText()
  const { value: valueText, decimals } = rankingWords[type]
  const isByScore = valueText === brokersText.score
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const score: TableColumn<RankRow> = {
    key: 'score',
    label: t(brokersText.score),
    cell: row => <ScoreMark broker={isByScore ? scoreOf(row) : row.broker} look="cell" />,
  }
  const figure: TableColumn<RankRow> = {
    key: 'value',
    label: t(valueText),
    align: 'end',
    cell: ({ value }) => (
      <b>
        <NumberText value={value} options={options} />
      </b>
    ),
  }
  const columns: TableColumn<RankRow>[] = [
    {
      key: 'rank',
      label: t(brokersText.rankHead),
      align: 'end',
      cell: ({ rank }) => (
        <b className={styles.rank}>
          <NumberText value={rank} />
        </b>
      ),
    },
    {
      key: 'name',
      label: t(brokersText.broker),
      title: true,
      cell: ({ broker }) => <NameCell broker={broker} isAccused={type === 'exposures'} />,
    },
    { key: 'move', label: t(brokersText.move), cell: ({ move }) => <RankMove move={move} /> },
    {
      key: 'licences',
      label: t(brokersText.licences),
      cell: ({ broker }) => <LicenceMarks broker={broker} most={2} />,
    },
    // In a ranking by score the figure would be shown twice.
    ...(isByScore ? [] : [figure]),
    score,
    {
      key: 'compare',
      label: t(brokersText.compare),
      hideLabel: true,
      align: 'end',
      cell: ({ broker }) => <CompareBox broker={broker} wordClass={styles.inCards} />,
    },
  ]
  return (
    <div className={styles.ranks}>
      <Table caption={caption} columns={columns} rows={rows} keyOf={({ broker }) => broker.code} />
    </div>
  )
}
