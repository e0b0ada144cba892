import type { ScorePart } from 'ui/score-bars'
import styles from './score-radar.module.css'

const most = 10
const centre = { x: 140, y: 118 }
const radius = 72
const labelRadius = 86
const rings = [2.5, 5, 7.5, 10]

/** A point of the drawing: part `index` of `count`, clockwise from the top, `length` away from the centre. */
function place(index: number, count: number, length: number) {
  const angle = (Math.PI * 2 * index) / count - Math.PI / 2
  return { x: centre.x + length * Math.cos(angle), y: centre.y + length * Math.sin(angle) }
}

const outline = (values: readonly number[]) =>
  values
    .map((value, index) => place(index, values.length, (Math.min(Math.max(value, 0), most) / most) * radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')

const anchorOf = (x: number) => (Math.abs(x - centre.x) < 1 ? 'middle' : x < centre.x ? 'end' : 'start')

/** The parts of a score as a shape. It repeats the bars next to it, so it is hidden from assistive technology. */
export function ScoreRadar({ parts }: { parts: readonly ScorePart[] }) {
  const peers = parts.map(({ peer }) => peer ?? 0)
  return (
    <svg viewBox="0 16 280 184" aria-hidden="true" className={styles.radar}>
      {rings.map(ring => (
        <polygon key={ring} points={outline(parts.map(() => ring))} className={styles.ring} />
      ))}
      {parts.map(({ label }, index) => {
        const end = place(index, parts.length, radius)
        return (
          <line
            key={label}
            x1={centre.x}
            y1={centre.y}
            x2={end.x.toFixed(1)}
            y2={end.y.toFixed(1)}
            className={styles.ring}
          />
        )
      })}
      <polygon points={outline(parts.map(({ value }) => value))} className={styles.own} />
      {parts.some(({ peer }) => peer !== undefined) && <polygon points={outline(peers)} className={styles.peer} />}
      {parts.map(({ label }, index) => {
        const { x, y } = place(index, parts.length, labelRadius)
        return (
          <text key={label} x={x.toFixed(1)} y={(y + 4).toFixed(1)} textAnchor={anchorOf(x)} className={styles.label}>
            {label}
          </text>
        )
      })}
    </svg>
  )
}
