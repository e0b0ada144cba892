import type { Locator, Page } from '@playwright/test'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'

const days = { first: '2027-03-02', last: '2027-03-04' }

/** Fills in one field of the form for a listing, if it is required: the others are covered by the form's own tests. */
async function fillField(main: Locator, field: ListingField): Promise<void> {
  const { kind, name } = field
  if (!('required' in field)) return
  const control = main.locator(`[name="${name}"]`)
  if (kind === 'choice') return control.first().check()
  if (kind === 'regulator') return void (await control.selectOption({ index: 1 }))
  if (kind === 'day') return control.fill(field.notBefore === undefined ? days.first : days.last)
  if (kind === 'currencies') return control.fill('USD, IDR')
  if (kind === 'count') return control.fill('12')
  if (kind === 'words') return control.fill('EURUSD, XAUUSD')
  if (kind !== 'money') return control.fill('Trading desk')
  await control.fill('250')
  await main.locator(`[name="${name}Currency"]`).selectOption('USD')
}

/** Fills in the first step of the form for a listing of this kind. */
export async function fillFacts(page: Page, type: MarketType): Promise<void> {
  for (const field of fieldsOf(type)) await fillField(page.getByRole('main'), field)
}

/** Fills in its second step. */
export async function fillText(
  page: Page,
  { title, content, contact }: Record<'title' | 'content' | 'contact', string>,
) {
  const main = page.getByRole('main')
  await main.locator('[name=title]').fill(title)
  await main.locator('[name=content]').fill(content)
  await main.locator('[name=countryCode]').selectOption('360')
  await main.locator('[name=contact]').fill(contact)
}
