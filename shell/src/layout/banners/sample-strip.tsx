import { useLocale, useText } from 'shared-state/runtime'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from './sample-strip.module.css'

/** Says on every page that the data is sample data (decisions 8). */
export function SampleStrip({ totals }: { totals: { regulators: number; brokers: number } | null }) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <div className={styles.strip} data-ground="ink">
      <Wrap className={styles.line}>
        <p className={styles.words}>
          <strong className={styles.title}>{t(shellText.sampleData)}</strong> {t(shellText.sampleDataWhat)}
        </p>
        {totals && (
          <p className={styles.totals}>
            {t(shellText.totals, {
              regulators: formatNumber(totals.regulators),
              brokers: formatNumber(totals.brokers),
            })}
          </p>
        )}
      </Wrap>
    </div>
  )
}
