import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { preloadOnIntent } from './preload-on-intent.ts'

let preloaded: string[]

beforeAll(() => preloadOnIntent(path => void preloaded.push(path)))
beforeEach(() => {
  preloaded = []
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

function show(markup: string): Element {
  document.body.innerHTML = markup
  return document.body.querySelector('a')!
}
const happens = (kind: string, element: Element) => element.dispatchEvent(new Event(kind, { bubbles: true }))
const restOn = (element: Element) => {
  happens('pointerover', element)
  jest.runAllTimers()
}

test('a link’s page is preloaded once the pointer rests on the link', () => {
  const link = show('<a href="/en/tools.html?from=home"><b>Tools</b></a>')
  restOn(link.querySelector('b')!)
  expect(preloaded).toEqual(['/en/tools.html'])
})

test('a pointer that only passes over a link preloads nothing', () => {
  const link = show('<a href="/en/tools.html">Tools</a><p>text</p>')
  happens('pointerover', link)
  restOn(document.querySelector('p')!)
  expect(preloaded).toEqual([])
})

test.each(['pointerdown', 'focusin'])('a link that is pressed or focused is preloaded at once (%s)', kind => {
  happens(kind, show('<a href="/en/tools.html">Tools</a>'))
  expect(preloaded).toEqual(['/en/tools.html'])
})

test.each([
  ['another site', '<a href="https://other.example/en/tools.html">x</a>'],
  ['another tab', '<a href="/en/tools.html" target="_blank">x</a>'],
  ['a file', '<a href="/en/tools.html" download>x</a>'],
  ['the page that is shown', `<a href="${location.pathname}#part">x</a>`],
])('a link to %s preloads nothing', (_what, markup) => {
  const link = show(markup)
  happens('pointerdown', link)
  restOn(link)
  expect(preloaded).toEqual([])
})
