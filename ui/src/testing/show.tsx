import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { Text } from 'shared-state/i18n/text'
import { StoreProvider } from 'shared-state/runtime'
import en from '../strings/en.json'
import id from '../strings/id.json'

/** A component as on a page: in a router, with the ui's own texts in one of the public languages. */
export function onPage(part: ReactElement, lang: TextLanguage = 'en'): ReactElement {
  const text = new Text(lang)
  text.add('en', en)
  text.add('id', id)
  // The components read only these two properties of the store.
  const store = { text, visitor: { lang, facts: { lang, now: Date.parse('2026-11-02T21:00:00Z') } } } as never
  const router = createMemoryRouter([{ path: '*', element: <StoreProvider store={store}>{part}</StoreProvider> }])
  return <RouterProvider router={router} />
}

export const show = (part: ReactElement, lang?: TextLanguage) => render(onPage(part, lang))

/** Rules that measure colours or draw on a canvas are checked in the real browser; the others need a whole page. */
const notHere = ['color-contrast', 'label-content-name-mismatch', 'region']

/** The accessibility faults that axe finds, in words. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(notHere.map(rule => [rule, { enabled: false }])),
  })
  return violations.map(fault => `${fault.id}: ${fault.help} (${fault.nodes.map(node => node.html).join(', ')})`)
}
