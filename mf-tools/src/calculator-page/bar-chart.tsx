import { classNames } from 'ui/class-names'
import { Panel } from 'ui/panel'
import styles from './bar-chart.module.css'
import type { Chart } from '../calculator/shown.ts'

/** Dimensions of the drawing, in its own units. */
const width = 340
const top = 24
const bottom = 184
const mostBarWidth = 34
/** Width of one character of the texts. */
const characterWidth = 7.5
/** Space for a figure below a negative bar. */
const figureHeight = 22
/** Space for the line of values under the bars. */
const valuesHeight = 28

/** Bars for neighbouring values, with the visitor's own value in colour; negative ones hang below the line. */
export function BarChart({ chart: { title, caption, bars } }: { chart: Chart }) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const least = Math.min(...bars.map(({ value }) => value), 0)
  const lowest = least < 0 ? bottom - figureHeight : bottom
  const y = (value: number) => top + ((most - value) / (most - least)) * (lowest - top)
  const floor = y(0)
  const place = width / bars.length
  // Long values are left out next to others, never the visitor's own.
  const step = Math.ceil((Math.max(...bars.map(({ at }) => at.length)) * characterWidth) / place)
  const first = Math.max(
    bars.findIndex(({ isOwn }) => isOwn),
    0,
  )
  const barWidth = Math.min(mostBarWidth, place * 0.72)
  return (
    <Panel title={title}>
      <svg
        viewBox={`0 0 ${width} ${bottom + valuesHeight}`}
        role="img"
        aria-label={bars.map(({ told }) => told).join('; ')}
        className={styles.chart}
      >
        <path d={`M0 ${floor + 0.5}H${width}`} className={styles.floor} />
        {bars.map(({ at, value, figure, isOwn }, index) => {
          const middle = place * (index + 0.5)
          const isBelow = value < 0
          return (
            <g key={index} className={classNames(isOwn && styles.own)}>
              <rect
                x={middle - barWidth / 2}
                y={isBelow ? floor : y(value)}
                width={barWidth}
                height={Math.abs(y(value) - floor)}
                rx="3"
                className={styles.bar}
              />
              <text x={middle} y={isBelow ? y(value) + 16 : y(value) - 8}>
                {figure}
              </text>
              {(index - first) % step === 0 && (
                <text x={middle} y={bottom + 20}>
                  {at}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <p className={styles.caption}>{caption}</p>
    </Panel>
  )
}
