import { classNames } from 'ui/class-names'
import { Panel } from 'ui/panel'
import styles from './answer-panel.module.css'
import { partsOf, type Shown } from '../calculator/shown.ts'

/** Characters from which a figure is set smaller, so that it fits a phone. */
const longFrom = 8
const veryLongFrom = 15

/** The result: a figure, a sentence, its share of a whole, and what else is known about it. */
export function AnswerPanel({ shown: { title, figure, unit, sentence, share, facts } }: { shown: Shown }) {
  const size = figure.length >= veryLongFrom ? styles.veryLong : figure.length >= longFrom && styles.long
  return (
    <Panel flush>
      <div className={styles.answer} aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.amount}>
          <bdi className={classNames(styles.figure, size)}>{figure}</bdi>
          {unit && (
            <>
              {' '}
              <strong>{unit}</strong>
            </>
          )}
        </p>
        <p className={styles.sentence}>
          {partsOf(sentence).map((part, index) =>
            index % 2 === 1 ? (
              <strong key={index} className={styles.strong}>
                <bdi>{part}</bdi>
              </strong>
            ) : (
              part
            ),
          )}
        </p>
      </div>
      {share && (
        <div className={styles.share}>
          <svg aria-hidden="true" className={styles.ruler}>
            <rect width="100%" height="28" className={styles.all} />
            <rect width={`${Math.min(share.share * 100, 100)}%`} height="28" className={styles.part} />
          </svg>
          <p className={styles.ends}>
            <span className={styles.partWords}>{share.part}</span>
            <span>{share.whole}</span>
          </p>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
