import { useLocale, useText } from 'shared-state/runtime'
import { LineChart } from 'ui/line-chart'
import { pairName } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import type { Quote } from './load-quote.ts'
import { pointsOf, rateFormat } from './quote-figures.ts'

interface QuoteLineProps {
  quote: Quote
  days: readonly string[]
  look: 'full' | 'spark'
}

/** The line of a pair's last 90 days; nothing with fewer than two days. */
export function QuoteLine({ quote, days, look }: QuoteLineProps) {
  const t = useText()
  const { formatNumber, formatDate } = useLocale()
  const points = pointsOf(quote, days)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  const options = rateFormat(quote.symbol)
  const values = points.map(({ value }) => value)
  const label = t(toolsText.lineLabel, {
    pair: pairName(quote.symbol),
    from: formatNumber(first.value, options),
    fromDate: formatDate(first.at),
    to: formatNumber(last.value, options),
    toDate: formatDate(last.at),
    least: formatNumber(Math.min(...values), options),
    most: formatNumber(Math.max(...values), options),
  })
  return <LineChart label={label} series={[{ label: pairName(quote.symbol), points }]} options={options} look={look} />
}
