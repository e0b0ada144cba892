import { expect, test } from '@jest/globals'
import { isEmbedded, withoutEmbed } from './embedded.ts'

test.each([
  ['/en/embed/tools/position.html', true],
  ['/id/embed/tools.html', true],
  ['/en/tools/embed/position.html', false],
  ['/en/embedded/tools.html', false],
  ['/en/EMBED/tools.html', false],
  ['/embed/tools.html', false],
  ['/en/', false],
  ['/', false],
])('the page at %s is one that other sites may frame: %s', (path, expected) => {
  expect(isEmbedded(path)).toBe(expected)
})

test('an embedded page leads to the full page at the same address', () => {
  expect(withoutEmbed('/id/embed/tools/embed/a.html')).toBe('/id/tools/embed/a.html')
  expect(withoutEmbed('/id/tools/position.html')).toBe('/id/tools/position.html')
})
