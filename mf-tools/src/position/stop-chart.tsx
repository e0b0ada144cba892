import { useLocale, useText } from 'shared-state/runtime'
import { classNames } from 'ui/class-names'
import { Panel } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import type { Position } from './describe-position.ts'
import styles from './stop-chart.module.css'
import { useFigures } from './use-figures.ts'

/** Dimensions of the drawing, in its own units. */
const width = 420
const height = 250
const top = 28
const floor = 222
const barWidth = 38

/** From this figure on there is no room for decimals above a bar. */
const wholeFrom = 1_000

/** The effect of a wider stop on the size: bars for the same risk, with the chosen stop in colour. */
export function StopChart({ position: { otherStops, lotStep, account, riskAmount } }: { position: Position }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { money, number, lots } = useFigures()
  const most = Math.max(...otherStops.map(stop => stop.lots))
  const place = width / otherStops.length
  const short = (value: number, text: string) =>
    value < wholeFrom ? text : formatNumber(value, { maximumFractionDigits: 0 })
  const told = otherStops.map(stop =>
    t(toolsText.lotsAtStop, { pips: number(stop.stopPips), lots: lots(stop.lots, lotStep) }),
  )
  return (
    <Panel title={t(toolsText.widerStop)}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told.join('; ')} className={styles.chart}>
        <path d={`M0 ${floor + 0.5}H${width}`} className={styles.floor} />
        {otherStops.map(({ stopPips, lots: lotsThere, isOwn }, index) => {
          const length = (lotsThere / most) * (floor - top)
          const middle = place * (index + 0.5)
          return (
            <g key={index} className={classNames(isOwn && styles.own)}>
              <rect
                x={middle - barWidth / 2}
                y={floor - length}
                width={barWidth}
                height={length}
                rx="3"
                className={styles.bar}
              />
              <text x={middle} y={floor - length - 8}>
                {short(lotsThere, lots(lotsThere, lotStep))}
              </text>
              <text x={middle} y={floor + 20}>
                {short(stopPips, number(stopPips))}
              </text>
            </g>
          )
        })}
      </svg>
      <p className={styles.caption}>{t(toolsText.chartCaption, { risk: money(riskAmount, account) })}</p>
    </Panel>
  )
}
