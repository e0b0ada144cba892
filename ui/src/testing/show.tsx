import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Text } from 'shared-state/i18n/text'
import { StoreProvider } from 'shared-state/runtime'
import en from '../strings/en.json'
import id from '../strings/id.json'

/** Renders a part as a page would: in a router, with the ui's own words in one of the public languages. */
export function show(part: ReactElement, lang: 'en' | 'id' = 'en') {
  const text = new Text(lang)
  text.add('en', en)
  text.add('id', id)
  // The parts read these two things of the store and no more.
  const store = { text, visitor: { lang, facts: { lang, now: Date.parse('2026-11-02T21:00:00Z') } } } as never
  const inPage = (element: ReactElement) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <StoreProvider store={store}>{element}</StoreProvider> }])} />
  )
  const shown = render(inPage(part))
  return { ...shown, change: (next: ReactElement) => shown.rerender(inPage(next)) }
}

/** What axe finds wrong with it, in words; colours need a real browser and are checked there. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map(fault => `${fault.id}: ${fault.help} (${fault.nodes.map(node => node.html).join(', ')})`)
}
