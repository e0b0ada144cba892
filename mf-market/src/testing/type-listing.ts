import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import { regulator } from './open-add.tsx'
import { pellworth } from './sample-listing.ts'

/** What a person types into a field, and what its call then gets. */
export function sampleOf(field: ListingField): { typed: string; value: unknown } {
  switch (field.kind) {
    case 'line': {
      const typed = 'Sample words'.slice(0, field.max)
      return { typed, value: typed }
    }
    case 'link':
      return { typed: 'https://page.example/a', value: 'https://page.example/a' }
    case 'words':
      return { typed: 'First one, second one\nthird', value: ['First one', 'second one', 'third'] }
    case 'currencies':
      return { typed: 'usd, IDR', value: ['USD', 'IDR'] }
    case 'choice':
      return { typed: field.values[0]!, value: field.values[0] }
    case 'flag':
      return { typed: 'on', value: true }
    case 'count':
      return { typed: String(field.max), value: field.max }
    case 'money':
      return field.atLeast === undefined
        ? { typed: '5,000.5', value: { amount: 5000.5, currency: 'IDR' } }
        : { typed: '6,000', value: { amount: 6000, currency: 'IDR' } }
    case 'day':
      return field.notBefore === undefined
        ? { typed: '2026-12-03', value: '2026-12-03' }
        : { typed: '2026-12-05', value: '2026-12-05' }
    case 'regulator':
      return { typed: regulator.code, value: regulator.code }
    case 'broker':
      return { typed: pellworth.code, value: pellworth.code }
  }
}

/** Control of the form by its name. */
export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]:not([type=hidden])`)!

/** By its text: in a form of this size, a search by role takes a tenth of a second. */
export const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }))

/** Types a text into a field at once; key by key would take seconds. */
export const type = (name: string, text: string) => fireEvent.input(control(name), { target: { value: text } })

/** Fills in one field of a kind as a person does. */
async function fillField(field: ListingField): Promise<void> {
  const { typed } = sampleOf(field)
  const { kind, name } = field
  if (kind === 'broker') {
    type('brokerKeyword', 'pell')
    await press('Search')
    await userEvent.click(await screen.findByRole('radio', { name: /^Pellworth/ }))
  } else if (kind === 'choice')
    await userEvent.click(document.querySelector<HTMLInputElement>(`[name=${name}][value=${typed}]`)!)
  else if (kind === 'flag') await userEvent.click(control(name))
  else if (kind === 'regulator') await userEvent.selectOptions(control(name), typed)
  else type(name, typed)
  if (kind === 'money' && field.atLeast === undefined) await userEvent.selectOptions(control(`${name}Currency`), 'IDR')
}

/** Fills in the first step: every field of the kind. */
export async function fillFacts(kind: MarketType): Promise<void> {
  for (const field of fieldsOf(kind)) await fillField(field)
}

/** What the call gets of the first step. */
export const factsOf = (kind: MarketType) =>
  Object.fromEntries(fieldsOf(kind).map(field => [field.name, sampleOf(field).value]))

export const words = {
  title: 'A title of this listing',
  content: 'What this listing offers, in a few words.',
  countryCode: '360',
  contact: 'desk@mail.example',
}

/** Fills in the second step. */
export async function fillText(): Promise<void> {
  type('title', words.title)
  type('content', words.content)
  await userEvent.selectOptions(control('countryCode'), words.countryCode)
  type('contact', words.contact)
}
