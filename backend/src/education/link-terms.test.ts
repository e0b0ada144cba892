import { expect, test } from '@jest/globals'
import { articleHtml } from './article-html.ts'
import { indexTerms } from './link-terms.ts'

const index = indexTerms([
  { code: 'margin', term: 'margin', aliases: ['margins'] },
  { code: 'margin-level', term: 'margin level', aliases: [] },
  { code: 'stop-out', term: 'stop-out', aliases: [] },
  { code: 'kyc', term: 'KYC', aliases: [] },
])
const html = (markdown: string) => articleHtml(markdown, { index, path: '/en/g.html' })
const link = (code: string, words: string) => `<a href="/en/g.html#${code}" data-term="${code}">${words}</a>`

test('the first occurrence of each term is linked, whatever its case and form', () => {
  const { content, terms } = html('Margins and a stop out. A margin and a Stop-out.\n\n- kyc')
  expect(content).toContain(
    `<p>${link('margin', 'Margins')} and a ${link('stop-out', 'stop out')}. A margin and a Stop-out.`,
  )
  expect(content).toContain(`<li>${link('kyc', 'kyc')}</li>`)
  expect(terms).toEqual(['margin', 'stop-out', 'kyc'])
})

test('the longest term is linked, and parts of words and of sentences are not', () => {
  expect(html('The margin level, a marginal gain, margin. Level').content).toBe(
    `<p>The ${link('margin-level', 'margin level')}, a marginal gain, ${link('margin', 'margin')}. Level</p>\n`,
  )
})

test('terms in headings, links, code and bold words are not linked', () => {
  const { content, terms } = html('## Margin\n\n[margin](https://a.example) `margin` **margin**')
  expect([content.includes('data-term'), terms]).toEqual([false, []])
})

test('a term that was linked stays escaped', () => {
  expect(html('<i>&lt;script&gt;</i> margin &amp; &lt;b&gt;').content).toContain(
    `${link('margin', 'margin')} &amp; &lt;b&gt;`,
  )
})

test('an author cannot write a link to a term', () => {
  expect(html('<a href="https://a.example" data-term="kyc">x</a>').content).toBe(
    '<p><a href="https://a.example">x</a></p>\n',
  )
})
