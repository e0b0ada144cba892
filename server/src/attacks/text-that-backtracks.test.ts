import { expect, test } from '@jest/globals'
import { deviceOf } from 'shared-state/device/device'
import { isCommonPassword } from '../accounts/password-rules.ts'
import { articleHtml } from '../api/education/article-html.ts'
import { readKeyword } from '../api/search/keyword.ts'

/** Milliseconds. Quadratic work on so many characters takes several times as long. */
const SECOND = 1_000

test.each<[string, string, (text: string) => unknown]>([
  ['keyword of a search', `a://${'/A://'.repeat(20_000)}\nx`, readKeyword],
  ['password', `a${'-'.repeat(100_000)}a`, isCommonPassword],
  ['user agent', 'Version/'.repeat(12_500), deviceOf],
  ['heading of an article', `## a${' '.repeat(100_000)}b`, articleHtml],
])('a %s of 100,000 characters that repeats part of a pattern is read within a second', (_, text, read) => {
  expect(text.length).toBeGreaterThanOrEqual(100_000)
  const begun = performance.now()
  read(text)
  expect(performance.now() - begun).toBeLessThan(SECOND)
})
