import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Table } from 'ui/table'
import { calculatorPath } from '../calculator-path.ts'
import { calculators } from '../calculators.ts'
import { pairName } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { ChangeText } from './change-text.tsx'
import type { Quote } from './load-quote.ts'
import { PositionText } from './position-text.tsx'
import { pointsOf, rateFormat } from './quote-figures.ts'
import { QuoteLine } from './quote-line.tsx'
import styles from './one-quote.module.css'

/** Calculators that take a pair. */
const withPair = ['position', 'pip', 'margin', 'profit']

/** One pair: its rate, the line of 90 days with its range, each day, and the calculators with this pair filled in. */
export function OneQuote({ quote, days }: { quote: Quote; days: readonly string[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { symbol, name, rate, changePct, position } = quote
  const options = rateFormat(symbol)
  const points = pointsOf(quote, days)
  const values = points.map(({ value }) => value)
  const facts = [
    { label: t(toolsText.midRate), value: <NumberText value={rate} options={options} /> },
    { label: t(toolsText.changeOfDay), value: <ChangeText value={changePct} /> },
    ...(values.length > 1
      ? [
          { label: t(toolsText.lowest), value: formatNumber(Math.min(...values), options) },
          { label: t(toolsText.highest), value: formatNumber(Math.max(...values), options) },
        ]
      : []),
    ...(position ? [{ label: t(toolsText.openPositions), value: <PositionText position={position} /> }] : []),
  ]
  return (
    <Panel title={`${pairName(symbol)}: ${name}`}>
      <Stack>
        <DescriptionList look="tiles" facts={facts} />
        <QuoteLine quote={quote} days={days} look="full" />
        {points.length > 1 && (
          <details>
            <summary className={styles.summary}>{t(toolsText.eachDay)}</summary>
            <Table
              caption={t(toolsText.eachDay)}
              rows={points.toReversed()}
              keyOf={({ at }) => at}
              columns={[
                { key: 'day', label: t(toolsText.day), title: true, cell: ({ at }) => <DateText iso={at} /> },
                {
                  key: 'rate',
                  label: t(toolsText.midRate),
                  align: 'end',
                  cell: ({ value }) => <NumberText value={value} options={options} />,
                },
              ]}
            />
          </details>
        )}
        <Row>
          {calculators
            .filter(({ code }) => withPair.includes(code))
            .map(({ code, name: calculator }) => (
              <SiteLink key={code} to={`${calculatorPath(code)}?pair=${symbol}`}>
                {t(calculator)}
              </SiteLink>
            ))}
        </Row>
      </Stack>
    </Panel>
  )
}
