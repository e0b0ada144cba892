import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import styles from './position-answer.module.css'
import { pairName } from './rate-pair.ts'
import { useFigures } from './use-figures.ts'

/** Marks the position of the loss in its sentence, so that it can be bold in every language. */
const lossMark = '\u0000'

/** The result: a figure, a sentence, and its share of the balance. */
export function PositionAnswer({ position }: { position: Position }) {
  const t = useText()
  const { lots, lotStep, loss, riskAmount, balance, account, stopPips, contractSize, pipValue, pair, belowMinimum } =
    position
  const { money, number, percent, lots: lotsText } = useFigures()
  const allowed = money(riskAmount, account)
  const sentence = t(toolsText.ifItMoves, { pair: pairName(pair), pips: number(stopPips), loss: lossMark, allowed })
  const [before, after] = sentence.split(lossMark)
  const facts = [
    { label: t(toolsText.units), value: number(lots * contractSize) },
    { label: t(toolsText.pipValue), value: money(pipValue, account) },
    { label: t(toolsText.share), value: percent((loss / balance) * 100) },
  ]
  return (
    <Panel flush>
      <div className={styles.answer} aria-live="polite">
        <h2 className={styles.title}>{t(toolsText.tradeAtMost)}</h2>
        <p className={styles.lots}>
          <bdi className={styles.figure}>{lotsText(lots, lotStep)}</bdi> <strong>{t(toolsText.lotsUnit)}</strong>
        </p>
        <p className={styles.sentence}>
          {belowMinimum ? (
            t(toolsText.nothingFits, { allowed })
          ) : (
            <>
              {before}
              <strong className={styles.loss}>{money(loss, account)}</strong>
              {after}
            </>
          )}
        </p>
      </div>
      <div className={styles.share}>
        <svg aria-hidden="true" className={styles.ruler}>
          <rect width="100%" height="28" className={styles.all} />
          <rect width={`${Math.min((loss / balance) * 100, 100)}%`} height="28" className={styles.risk} />
        </svg>
        <p className={styles.ends}>
          <span className={styles.atRisk}>{t(toolsText.atRisk, { amount: money(loss, account) })}</span>
          <span>{t(toolsText.ofBalance, { amount: money(balance, account) })}</span>
        </p>
      </div>
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
