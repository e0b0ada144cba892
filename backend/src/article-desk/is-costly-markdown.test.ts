import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isCostlyMarkdown } from './is-costly-markdown.ts'

test.each([
  ['signs of emphasis in one paragraph', '*a_ '.repeat(201)],
  ['signs of emphasis in lines that look blank', '*a_ '.repeat(150).concat('\n\u00a0\n').repeat(2)],
  ['strikethroughs in one paragraph', '~a~~ '.repeat(200)],
  ['a word of 2,001 characters', 'x'.repeat(2001)],
  ['nested quotes', `${'> '.repeat(21)}a`],
  ['nested lists on one line', `${'1. - '.repeat(11)}a`],
  ['nested quotes after a carriage return', `a\r${'>'.repeat(21)}`],
  ['a line that is indented by tabs', `${'\t'.repeat(21)}- a`],
])('markdown with too many %s is costly', (_name, markdown) => {
  expect(isCostlyMarkdown(markdown)).toBe(true)
})

test.each([
  ['400 signs of emphasis in each of several paragraphs', `${'*a_ '.repeat(200)}\n \t\n`.repeat(10)],
  ['a long rule and a table', `${'-'.repeat(200)}\n\n| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(300)}`],
  ['50,000 characters of ordinary words', 'word '.repeat(10_000)],
])('markdown with %s is not costly', (_name, markdown) => {
  expect(isCostlyMarkdown(markdown)).toBe(false)
})

test('no written article is costly', () => {
  const folder = new URL('../../../sample-data/data/articles/', `file://${import.meta.dirname}/`)
  const texts = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(isCostlyMarkdown)).toEqual([])
})
