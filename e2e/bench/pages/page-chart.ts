/** Figures of the pages of one run, by kind of page. */
type Rows = Record<string, { 'stored/plain, CPU': number; 'missed/plain, CPU': number }>

const width = 720
const rowHeight = 56
const left = 110
const barWidth = width - left - 90
const headings = 48

/**
 * An SVG chart: requests that a processor serves in the same time, against plain React on Express (1), on a logarithmic scale from 0.1 to
 * 1,000; one bar for the stored page and one for a page that is not stored yet.
 */
export function pageChart(rows: Rows): string {
  const kinds = Object.entries(rows)
  const height = headings + kinds.length * rowHeight + 12
  const x = (ratio: number) => left + (barWidth * (Math.log10(ratio) + 1)) / 4
  const bar = (y: number, ratio: number, colour: string) =>
    `<rect x="${left}" y="${y}" width="${(x(ratio) - left).toFixed(1)}" height="18" fill="${colour}"/>` +
    `<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 14}">${Number(ratio.toPrecision(2))}×</text>`
  const lines = [0.1, 1, 10, 100, 1000].map(
    ratio =>
      `<line x1="${x(ratio)}" y1="${headings - 8}" x2="${x(ratio)}" y2="${height - 8}" stroke="#c8ccd4"/>` +
      `<text x="${x(ratio)}" y="${headings - 14}" text-anchor="middle">${ratio}×</text>`,
  )
  const bars = kinds.map(([kind, row], index) => {
    const y = headings + index * rowHeight
    return (
      `<text x="${left - 10}" y="${y + 24}" text-anchor="end">${kind}</text>` +
      bar(y, row['stored/plain, CPU'], '#1d6f5c') +
      bar(y + 20, 1 / row['missed/plain, CPU'], '#8a94a6')
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1b2430">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="10" y="16">Pages per processor second against plain React on Express with answers from memory: stored (green), not stored yet (grey)</text>`,
    ...lines,
    ...bars,
    '</svg>\n',
  ].join('\n')
}
