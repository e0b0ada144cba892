import { ratingDigits } from 'calls/rating/score-digits'
import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Bar } from './bar.tsx'
import { NumberText } from './number-text.tsx'
import styles from './score-bars.module.css'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ScorePart {
  label: string
  /** Address of what the value is based on; the label links to it. */
  to?: string | undefined
  /** 0 to `most`. */
  value: number
  /** Average of similar brokers, on the same scale. */
  peer?: number | undefined
}

/** The parts of a score, each with its figure and the average of its peers. */
export function ScoreBars({ parts, most = 10 }: { parts: readonly ScorePart[]; most?: number | undefined }) {
  const t = useText()
  return (
    <div className={styles.bars}>
      {parts.some(part => part.peer !== undefined) && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.own}>{t(uiText.thisBroker)}</span>
          <span className={styles.peer}>{t(uiText.peerAverage)}</span>
        </p>
      )}
      <ul role="list" className={styles.list}>
        {parts.map(part => (
          <li key={part.label} className={styles.part}>
            <span className={styles.label}>
              {part.to === undefined ? part.label : <Link to={part.to}>{part.label}</Link>}
            </span>
            <Bar share={part.value / most} mark={part.peer === undefined ? undefined : part.peer / most} />
            <span className={styles.value}>
              <NumberText value={part.value} options={ratingDigits('part')} />
              {part.peer !== undefined && (
                <VisuallyHidden>
                  . {t(uiText.peerAverage)}: <NumberText value={part.peer} options={ratingDigits('part')} />
                </VisuallyHidden>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
