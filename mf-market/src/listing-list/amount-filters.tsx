import { offeredCurrencies } from 'calls/entities/offered-currencies'
import { readPlain, toTyped } from 'shared-state/forms/typed-number'
import { useStore, useText } from 'shared-state/runtime'
import { NumberField } from 'ui/number-field'
import { SelectField } from 'ui/select-field'
import { marketText } from '../strings/keys.ts'
import type { ListingQuery } from './list-places.ts'

/** The currency of amounts in a list without a chosen one (calls, market.list). */
const usualCurrency = 'USD'

/** A range of prices or salaries, in one currency: amounts in different currencies cannot be compared. */
export function AmountFilters({ query, isSalary }: { query: ListingQuery; isSalary: boolean }) {
  const t = useText()
  const { lang } = useStore().visitor
  const shown = (amount: string) => (amount === '' ? '' : toTyped(readPlain(amount), lang))
  const others = [...new Set([...offeredCurrencies, query.currency])].filter(code => code && code !== usualCurrency)
  return (
    <>
      <NumberField
        label={t(isSalary ? marketText.salaryFromFilter : marketText.priceFrom)}
        name="priceFrom"
        maxLength={30}
        defaultValue={shown(query.priceFrom)}
      />
      <NumberField
        label={t(isSalary ? marketText.salaryToFilter : marketText.priceTo)}
        name="priceTo"
        maxLength={30}
        defaultValue={shown(query.priceTo)}
      />
      <SelectField
        label={t(marketText.currency)}
        name="currency"
        defaultValue={query.currency}
        placeholder={usualCurrency}
        options={others.map(code => ({ value: code, label: code }))}
      />
    </>
  )
}
