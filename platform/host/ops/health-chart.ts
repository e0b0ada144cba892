import type { HealthMinute } from './health-series.ts'
import { html, type Html } from './html.ts'
import { fill, type Words } from './words.ts'

const width = 300
const height = 40
const minutes = 60

/** The share of failures per minute as a line, the last hour from left to right, with the same data as text for screen readers. */
export function healthChart(series: HealthMinute[], words: Words): Html {
  const tried = series.reduce((sum, minute) => sum + minute.tried, 0)
  const failed = series.reduce((sum, minute) => sum + minute.failed, 0)
  if (tried + failed === 0) return html`<p class="quiet">${words.quiet}</p>`
  const shareAt = (ago: number) => {
    const minute = series.find(known => known.ago === ago)
    return minute ? minute.failed / Math.max(1, minute.tried, minute.failed) : 0
  }
  const shares = Array.from({ length: minutes }, (_unused, index) => shareAt(minutes - 1 - index))
  const most = Math.max(0.01, ...shares)
  const points = shares
    .map(
      (share, index) =>
        `${((index / (minutes - 1)) * width).toFixed(1)},${(height - (share / most) * height).toFixed(1)}`,
    )
    .join(' ')
  return html`<figure class="health">
    <svg viewBox="0 -2 ${width} ${height + 4}" role="img" aria-label="${fill(words.healthDrawn, { most: (most * 100).toFixed(0) })}" preserveAspectRatio="none">
      <polyline points="${points}" />
    </svg>
    <figcaption>${fill(words.health, { failed, tried })}</figcaption>
  </figure>`
}
