import { expect, test } from '@jest/globals'
import { isCommonPassword } from 'backend/accounts/password-rules'
import { articleHtml } from 'backend/education/article-html'
import { readKeyword } from 'backend/matching/keyword'
import { deviceOf } from 'shared-state/device/device'
import { growth, QUADRATIC } from 'shared-state/testing/growth'

test.each<[string, (size: number) => string, (text: string) => unknown]>([
  ['keyword of a search', size => `a://${'/A://'.repeat(size / 5)}\nx`, readKeyword],
  ['password', size => `a${'-'.repeat(size)}a`, isCommonPassword],
  ['user agent', size => 'Version/'.repeat(size / 8), deviceOf],
  ['heading of an article', size => `## a${' '.repeat(size)}b`, articleHtml],
])('a %s of 100,000 characters that repeats part of a pattern is processed in linear time', async (_, textOf, read) => {
  expect(await growth(size => read(textOf(size)), 3_200)).toBeLessThan(QUADRATIC)
})
