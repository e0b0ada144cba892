import { convert } from 'shared-state/calculators/conversion'
import { instrumentOf } from 'shared-state/calculators/instruments'
import { useText } from 'shared-state/runtime'
import { NumberField, type NumberFieldProps } from 'ui/number-field'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import type { PositionField } from './position-query.ts'
import { pairName, ratePairOf } from './rate-pair.ts'
import { useFigures } from './use-figures.ts'
import type { PositionForm } from './use-position.ts'

interface LotFieldsProps {
  form: PositionForm
  tie: (field: PositionField) => Pick<NumberFieldProps, 'name' | 'value' | 'error' | 'onChange'>
}

/** What has a standard value and seldom needs another. */
export function LotFields({ form: { texts, data }, tie }: LotFieldsProps) {
  const t = useText()
  const { number } = useFigures()
  const { contractSize, lotStep } = instrumentOf(texts.pair)
  const standard = (value: number) => t(toolsText.standard, { value: number(value) })
  const ratePair = ratePairOf(texts.pair.slice(3), texts.account)
  return (
    <Stack>
      <NumberField label={t(toolsText.contractSize)} help={standard(contractSize)} {...tie('contractSize')} />
      <NumberField label={t(toolsText.lotStep)} help={standard(lotStep)} {...tie('lotStep')} />
      {ratePair && <NumberField label={t(toolsText.rate, { pair: pairName(ratePair) })} help={siteRate()} {...tie('rate')} />}
    </Stack>
  )

  function siteRate() {
    const conversion = convert(ratePair!.slice(0, 3), ratePair!.slice(3), data.rates)
    return conversion.ok ? t(toolsText.siteRate, { rate: number(conversion.rate, 6) }) : t(toolsText.noSiteRate)
  }
}
