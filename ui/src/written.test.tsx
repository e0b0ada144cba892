import type { ReactElement } from 'react'
import { Prose } from './prose.tsx'
import { show } from './testing/show.tsx'
import { Written } from './written.tsx'

const only = (lang: 'en' | 'id' | 'ar', words: ReactElement) => show(words, lang).container.firstElementChild!
const told = (element: Element) => [element.tagName, element.getAttribute('lang'), element.getAttribute('dir')]

test('text in the page’s language has no lang attribute', () => {
  expect(told(only('en', <Written lang="en">Paid out in a day.</Written>))).toEqual(['BDI', null, null])
})

test('text in another language has a lang attribute and, on a right-to-left page, automatic direction', () => {
  expect(told(only('en', <Written lang="id">Dana cair.</Written>))).toEqual(['BDI', 'id', null])
  expect(
    told(
      only(
        'ar',
        <Written as="p" lang="id">
          Dana cair.
        </Written>,
      ),
    ),
  ).toEqual(['P', 'id', 'auto'])
})

test('text from calls is marked as English on pages in a non-public language', () => {
  expect(told(only('ar', <Written as="h1">US inflation</Written>))).toEqual(['H1', 'en', 'auto'])
  expect(told(only('ar', <Prose html="<p>What a pip is.</p>" />))).toEqual(['DIV', 'en', 'auto'])
  expect(told(only('id', <Written as="h1">Inflasi AS</Written>))).toEqual(['H1', null, 'auto'])
})

test('text in an unknown language has no lang attribute', () => {
  expect(told(only('ar', <Written lang={null}>Please add a receipt.</Written>))).toEqual(['BDI', null, null])
})
