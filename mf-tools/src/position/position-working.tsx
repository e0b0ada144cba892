import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import styles from './position-working.module.css'
import { useFigures } from './use-figures.ts'

/** Digits of a rate that affect the result. */
const rateDigits = 6

/** The formula in four lines, each with its figures (decisions 6). */
export function PositionWorking({ position }: { position: Position }) {
  const t = useText()
  const { money, smallMoney, number, whole, percent, lots: lotsText } = useFigures()
  const {
    account,
    balance,
    riskPct,
    riskAmount,
    stopPips,
    pip,
    rate,
    lossPerUnit,
    units,
    contractSize,
    lots,
    lotStep,
  } = position
  const lines = [
    {
      name: toolsText.moneyAtRisk,
      how: `${money(balance, account)} × ${percent(riskPct)}`,
      result: money(riskAmount, account),
    },
    {
      name: toolsText.lossPerUnit,
      how: `${number(stopPips)} ${t(toolsText.pipsUnit)} × ${number(pip)} × ${number(rate, rateDigits)} ${account}`,
      result: smallMoney(lossPerUnit, account),
    },
    {
      name: toolsText.units,
      how: `${money(riskAmount, account)} ÷ ${smallMoney(lossPerUnit, account)}`,
      result: whole(units),
    },
    { name: toolsText.lotsDown, how: `${whole(units)} ÷ ${number(contractSize)}`, result: lotsText(lots, lotStep) },
  ]
  return (
    <Panel title={t(toolsText.working)}>
      <ol role="list" className={styles.lines}>
        {lines.map(({ name, how, result }, index) => (
          <li key={name} className={styles.line}>
            <span className={styles.number} aria-hidden="true">
              {number(index + 1)}
            </span>
            <span>
              {t(name)}
              <bdi className={styles.how}>{how}</bdi>
            </span>
            <strong className={styles.result}>
              <bdi>{result}</bdi>
            </strong>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
