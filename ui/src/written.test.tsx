import type { ReactElement } from 'react'
import { Prose } from './prose.tsx'
import { show } from './testing/show.tsx'
import { Written } from './written.tsx'

const only = (lang: 'en' | 'id' | 'ar', words: ReactElement) => show(words, lang).container.firstElementChild!
const told = (element: Element) => [element.tagName, element.getAttribute('lang'), element.getAttribute('dir')]

test('words in the language of the page say nothing of it', () => {
  expect(told(only('en', <Written lang="en">Paid out in a day.</Written>))).toEqual(['BDI', null, null])
})

test('words in another language say which, and run in their own direction', () => {
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

test('what calls answer is in English on a page whose language is not public', () => {
  expect(told(only('ar', <Written as="h1">US inflation</Written>))).toEqual(['H1', 'en', 'auto'])
  expect(told(only('ar', <Prose html="<p>What a pip is.</p>" />))).toEqual(['DIV', 'en', 'auto'])
  expect(told(only('id', <Written as="h1">Inflasi AS</Written>))).toEqual(['H1', null, 'auto'])
})

test('a language that nobody knows is not made up', () => {
  expect(told(only('ar', <Written lang={null}>Please add a receipt.</Written>))).toEqual(['BDI', null, null])
})
