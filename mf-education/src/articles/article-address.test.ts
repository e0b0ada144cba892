import { expect, test } from '@jest/globals'
import { articlePath, codeOfTitle } from './article-address.ts'

test('lessons, news and best-broker topics have separate address folders', () => {
  const item = { slug: 'what-a-pip-is-worth', code: '700' }
  expect(articlePath({ ...item, category: 'education' })).toBe('/education/news/what-a-pip-is-worth-700.html')
  expect(articlePath({ ...item, category: 'industry' })).toBe('/news/detail/what-a-pip-is-worth-700.html')
  expect(articlePath({ ...item, category: 'best_brokers' })).toBe('/best-brokers/zt/what-a-pip-is-worth-700.html')
  expect(articlePath({ ...item, category: 'video' })).toBe('/video/what-a-pip-is-worth-700.html')
})

test.each([
  ['what-a-pip-is-worth-700.html', '700'],
  ['what-a-pip-is-worth-700', '700'],
  ['700.html', '700'],
  ['700', '700'],
])('the article code in %s is %s', (titleCode, code) => expect(codeOfTitle(titleCode)).toBe(code))

test.each([undefined, '', 'a-.html', 'a-7 0.html', 'a-../../x', `a-${'1'.repeat(21)}.html`])(
  'the address %s contains no article code',
  titleCode => expect(codeOfTitle(titleCode)).toBeNull(),
)
