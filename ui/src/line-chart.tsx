import { useLocale } from 'shared-state/runtime'
import { timeScale, valueScale, type ChartPoint } from './chart-scale.ts'
import styles from './line-chart.module.css'

export interface ChartSeries {
  label: string
  /** Oldest first; unknown values are left out. */
  points: readonly ChartPoint[]
}

export interface LineChartProps {
  /** Text alternative of the chart, with the first and the last value: the figures themselves are in a table next to it. */
  label: string
  /** One or two. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries]
  /** Number format of the values. */
  options?: Intl.NumberFormatOptions | undefined
  /** 'spark' is one line of text high, without axes, for a cell of a table. */
  look?: 'full' | 'spark' | undefined
}

/** Lines over time. Time runs from left to right in every language; lengths are attributes, as the content policy drops styles. */
export function LineChart({ label, series, options, look = 'full' }: LineChartProps) {
  const { formatNumber, formatDate } = useLocale()
  const all = series.flatMap(({ points }) => points)
  const { least, most, ticks } = valueScale(all.map(({ value }) => value))
  const across = timeScale(all)
  const x = (at: string) => (across(at) * 100).toFixed(2)
  const y = (value: number) => ((1 - (value - least) / (most - least)) * 100).toFixed(2)
  const path = (points: readonly ChartPoint[]) =>
    points.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
  const times = all.map(({ at }) => at).sort()
  const [first, last] = [times[0], times.at(-1)]
  const isFull = look === 'full'
  return (
    <div role="img" aria-label={label} className={styles[look]}>
      {isFull && (
        <div aria-hidden="true" className={styles.values}>
          {[...ticks].reverse().map(tick => (
            <span key={tick}>{formatNumber(tick, options)}</span>
          ))}
        </div>
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.plot}>
        {isFull && ticks.map(tick => <path key={tick} d={`M0 ${y(tick)}H100`} className={styles.grid} />)}
        {series.map(({ label: name, points }, index) => (
          <g key={name} className={index === 0 ? styles.one : styles.two}>
            <path d={path(points)} className={styles.line} />
            {/* A line of zero length with a round cap: a dot that stays round however the drawing is stretched. */}
            {points.slice(isFull ? -1 : points.length).map(({ at, value }) => (
              <path key={at} d={`M${x(at)} ${y(value)}h0`} className={styles.dot} />
            ))}
          </g>
        ))}
      </svg>
      {isFull && first !== undefined && last !== undefined && (
        <div aria-hidden="true" className={styles.times}>
          <span>{formatDate(first)}</span>
          {first !== last && <span>{formatDate(last)}</span>}
        </div>
      )}
      {isFull && series.length > 1 && (
        <p aria-hidden="true" className={styles.legend}>
          {series.map(({ label: name }, index) => (
            <span key={name} className={index === 0 ? styles.one : styles.two}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
