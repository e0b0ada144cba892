import type { FormEvent } from 'react'
import { toTyped } from 'shared-state/forms/typed-number'
import { useHref, useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { NumberField } from 'ui/number-field'
import { Row } from 'ui/row'
import { SelectField } from 'ui/select-field'
import { Stack } from 'ui/stack'
import { calculatorPath } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import { LotFields } from './lot-fields.tsx'
import styles from './position-form.module.css'
import { typedField, type PositionField } from './position-query.ts'
import { pairName } from './rate-pair.ts'
import type { PositionForm as Form } from './use-position.ts'

const commonRisks = [0.5, 1, 2]

/** The input for the position size. Submitting the form works without JavaScript; with it the result appears without submitting. */
export function PositionForm({ form, onAnswered }: { form: Form; onAnswered: () => void }) {
  const t = useText()
  const href = useHref()
  const { lang } = useStore().visitor
  const { formatNumber } = useLocale()
  const { data, texts, errors, change, addressWith } = form
  const tie = (field: PositionField) => ({
    name: field,
    value: texts[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  })
  const choice = (
    field: 'pair' | 'account',
    values: readonly string[],
    shape: RegExp,
    nameOf: (value: string) => string,
  ) => {
    const shown = shape.test(texts[field]) && !values.includes(texts[field]) ? [texts[field], ...values] : values
    const isKnown = shown.includes(texts[field])
    return {
      ...tie(field),
      value: isKnown ? texts[field] : '',
      options: shown.map(value => ({ value, label: nameOf(value) })),
      placeholder: isKnown ? undefined : t(toolsText.choose),
    }
  }
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else onAnswered()
  }
  return (
    <form method="get" action={href(calculatorPath('position'))} onSubmit={answer} noValidate>
      <input type="hidden" name={typedField} value={lang} />
      <Stack>
        <div className={styles.two}>
          <SelectField label={t(toolsText.pair)} {...choice('pair', data.pairs, /^[A-Z]{6}$/, pairName)} />
          <SelectField
            label={t(toolsText.account)}
            {...choice('account', data.currencies, /^[A-Z]{3}$/, code => code)}
          />
        </div>
        <NumberField label={t(toolsText.balance)} before={texts.account} {...tie('balance')} />
        <Stack gap="s">
          <NumberField label={t(toolsText.risk)} after="%" {...tie('riskPct')} />
          <Row gap="s">
            {commonRisks.map(risk => (
              <Chip
                key={risk}
                small
                label={formatNumber(risk / 100, { style: 'percent', maximumFractionDigits: 1 })}
                selected={texts.riskPct === toTyped(risk, lang)}
                to={addressWith({ riskPct: toTyped(risk, lang) })}
              />
            ))}
          </Row>
        </Stack>
        <NumberField
          label={t(toolsText.stop)}
          after={t(toolsText.pipsUnit)}
          help={t(toolsText.stopHelp)}
          {...tie('stopPips')}
        />
        <LotFields form={form} tie={tie} />
        <Button type="submit" wide>
          {t(toolsText.calculate)}
        </Button>
      </Stack>
    </form>
  )
}
