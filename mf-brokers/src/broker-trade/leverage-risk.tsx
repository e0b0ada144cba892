import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { FigureBars } from '../broker/figure-bars.tsx'
import { Leverage, leverageText } from '../broker/leverage.tsx'
import { brokersText } from '../strings/keys.ts'

/** Maximum leverage for retail clients on the main currency pairs in the EU, the UK and Australia. */
const strictestCap = 30
/** Shown next to the broker's own, for comparison. */
const usual = [5, 10, strictestCap]

/** Leverage in plain words: how small a price move loses all the money behind a trade. */
export function LeverageRisk({ maxLeverage }: { maxLeverage: number | null }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (maxLeverage === null || maxLeverage < 1) {
    return (
      <Panel id="leverage" title={t(brokersText.leverageRisk)}>
        <EmptyState title={t(brokersText.leverageUnknown)}>{t(brokersText.leverageUnknownWhy)}</EmptyState>
      </Panel>
    )
  }
  const moveOf = (leverage: number) => formatNumber(1 / leverage, { style: 'percent', maximumSignificantDigits: 2 })
  const steps = [...usual.filter(value => value < maxLeverage), maxLeverage]
  const isAbove = maxLeverage > strictestCap
  return (
    <Panel id="leverage" title={t(brokersText.leverageRisk)}>
      <Stack>
        <Note
          tone={isAbove ? 'warn' : 'info'}
          title={t(brokersText.leverageRiskSaid, {
            leverage: leverageText(maxLeverage, formatNumber),
            move: moveOf(maxLeverage),
          })}
        >
          {t(brokersText.leverageCaps)} {isAbove && t(brokersText.leverageAbove)}
        </Note>
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.moveThatTakesAll)}
        </Text>
        <FigureBars
          items={steps.map(value => ({
            key: String(value),
            label: <Leverage value={value} />,
            value: 1 / value,
            figure: moveOf(value),
            own: value === maxLeverage,
          }))}
        />
      </Stack>
    </Panel>
  )
}
