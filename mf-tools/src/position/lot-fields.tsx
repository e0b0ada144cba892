import { ChevronRight } from '@lucide/icons'
import { useState } from 'react'
import { convert } from 'calls/calculators/conversion'
import { instrumentOf } from 'calls/calculators/instruments'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { NumberField, type NumberFieldProps } from 'ui/number-field'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import styles from './lot-fields.module.css'
import { ratePairField, type PositionField } from './position-query.ts'
import { pairName, ratePairOf } from './rate-pair.ts'
import { useFigures } from './use-figures.ts'
import type { PositionForm } from './use-position.ts'

interface LotFieldsProps {
  form: PositionForm
  tie: (field: PositionField) => Pick<NumberFieldProps, 'name' | 'value' | 'error' | 'onChange'>
}

/** Digits needed to distinguish a rate from another day's. */
const rateDigits = 6

/** Fields with standard values that are seldom changed; open if one of them has a value or an error. */
export function LotFields({ form: { texts, errors, data }, tie }: LotFieldsProps) {
  const t = useText()
  const { number } = useFigures()
  // Stays open once opened: emptying a field must not close the section while the visitor types.
  const [isOpen, setIsOpen] = useState(false)
  const { contractSize, lotStep } = instrumentOf(texts.pair)
  const standard = (value: number) => t(toolsText.standard, { value: number(value) })
  const siteRate = (pair: string) => {
    const conversion = convert(pair.slice(0, 3), pair.slice(3), data.rates)
    return conversion.ok
      ? t(toolsText.siteRate, { rate: number(conversion.rate, rateDigits) })
      : t(toolsText.noSiteRate)
  }
  const ratePair = ratePairOf(texts.pair, texts.account)
  const fields = ['contractSize', 'lotStep', 'rate'] as const
  const isNeeded = fields.some(field => texts[field] !== '' || errors[field])
  return (
    <details className={styles.more} open={isNeeded || isOpen} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size="s" flip className={styles.chevron} />
        {t(toolsText.moreFields)}
      </summary>
      <Stack>
        <NumberField label={t(toolsText.contractSize)} help={standard(contractSize)} {...tie('contractSize')} />
        <NumberField label={t(toolsText.lotStep)} help={standard(lotStep)} {...tie('lotStep')} />
        {ratePair && (
          <>
            <input type="hidden" name={ratePairField} value={ratePair} />
            <NumberField
              label={t(toolsText.rate, { pair: pairName(ratePair) })}
              help={siteRate(ratePair)}
              {...tie('rate')}
            />
          </>
        )}
      </Stack>
    </details>
  )
}
