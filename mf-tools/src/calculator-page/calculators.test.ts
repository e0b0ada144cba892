import { describe, expect, test } from '@jest/globals'
import manifest from '../../package.json'
import { calculatorPath } from '../calculator-path.ts'
import { calculators } from '../calculators.ts'
import { sampleOffer } from '../testing/open-calculator.tsx'
import { wordsIn } from '../testing/words-in.ts'
import { answerTexts } from './answer-texts.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { resultText } from './result-text.ts'
import type { Shown } from '../calculator/shown.ts'
import { fieldsOf, isShown, readTexts } from './texts.ts'

const { rates } = sampleOffer
const inLanguage = { en: wordsIn('en'), id: wordsIn('id') }

/** Everything that a page shows of an answer, as one text. */
function textOf(shown: Shown, lang: 'en' | 'id'): string {
  const { t } = inLanguage[lang]
  const { note, chart, list, share } = shown
  const bars = chart?.bars.flatMap(({ at, figure, told }) => [at, figure, told]) ?? []
  const rows = list?.rows.flatMap(({ label, value }) => [label, value]) ?? []
  return [
    resultText({ shown, rates: '', address: '', t }),
    ...[note.title, note.text, chart?.title, chart?.caption, share?.part, share?.whole, list?.title],
    ...bars,
    ...rows,
  ].join('\n')
}

/** A number that is none, a text without its values, or a text that is missing. */
const unfit = /NaN|Infinity|∞|undefined|\{\{|\u0001|未翻译/

const solve = (calculator: Calculator, query: URLSearchParams, lang: 'en' | 'id' = 'en') =>
  answerTexts(calculator, readTexts(calculator, query, lang), lang, rates, inLanguage[lang])

/** The example with every combination of its options. */
function examplesOf(calculator: Calculator): URLSearchParams[] {
  let queries = [new URLSearchParams()]
  for (const [name, field] of fieldsOf(calculator))
    if (field.kind === 'option' || field.kind === 'mode')
      queries = queries.flatMap(query =>
        field.options.map(({ value }) => new URLSearchParams([...query, [name, value]])),
      )
  return queries
}

test('every calculator has a page in the menu and the sitemap', () => {
  const paths = calculators.map(({ code }) => calculatorPath(code))
  const { sitemap, lists } = manifest.area
  const isCalculator = (path: string) => paths.includes(path)
  expect(sitemap.filter(isCalculator)).toEqual(paths)
  const listed = lists.pages.filter(({ path }) => isCalculator(path))
  expect(listed.map(({ path, under }) => [path, under])).toEqual(paths.map(path => [path, 'tools']))
  const t = inLanguage.id.t
  expect(listed.map(({ name }) => name.id)).toEqual(calculators.map(({ name }) => t(name)))
})

const hostile = ['0', '-1', '1e999', 'NaN', 'Infinity', '9'.repeat(39), `0.${'0'.repeat(36)}1`, '<b>', '1,2,3', '']
const accounts = ['EUR', 'JPY', 'IDR', 'XXX', '<b>']
const pairs = ['USDJPY', 'US500', 'XAUUSD', 'BTCUSD', 'EURGBP', 'USDUSD', 'zz']

describe.each(calculators.map(({ code, load }) => [code, load] as const))('calculator %s', (_code, load) => {
  test('the example of each of its forms has an answer in both languages', async () => {
    const calculator = await load()
    for (const query of examplesOf(calculator))
      for (const lang of ['en', 'id'] as const) {
        const { answer, errors } = solve(calculator, query, lang)
        expect(errors).toEqual({})
        const shown = answer!.show(inLanguage[lang])
        expect(textOf(shown, lang)).not.toMatch(unfit)
        expect(shown.steps).not.toEqual([])
        expect(shown.chart?.bars.length ?? 8).toBeLessThanOrEqual(8)
      }
  })

  test('the example of its address without a query has a chart or a list', async () => {
    const shown = solve(await load(), new URLSearchParams()).answer!.show(inLanguage.en)
    expect(shown.chart ?? shown.list).toBeDefined()
  })

  test('whatever is typed, it shows an answer of real numbers, or an error at a field that is shown', async () => {
    const calculator = await load()
    let answers = 0
    for (const example of examplesOf(calculator)) {
      const texts = readTexts(calculator, example, 'en')
      const fields = fieldsOf(calculator).filter(([, field]) => isShown(field, texts))
      for (const [name, field] of fields) {
        const values =
          field.kind === 'number' ? hostile : field.kind === 'pair' ? pairs : field.kind === 'currency' ? accounts : []
        for (const value of values) {
          const query = new URLSearchParams([...[...example].filter(([key]) => key !== name), [name, value]])
          const { answer, errors } = solve(calculator, query)
          if (answer) {
            answers++
            expect(textOf(answer.show(inLanguage.en), 'en')).not.toMatch(unfit)
          } else {
            const shown = fields.map(([one]) => one)
            expect(Object.keys(errors)).not.toEqual([])
            expect(shown).toEqual(expect.arrayContaining(Object.keys(errors)))
          }
        }
      }
    }
    expect(answers).toBeGreaterThan(0)
  })
})

const examples: Record<string, string> = {
  position:
    'With $5,000 and a risk of 1% you may lose $50. One lot loses $180 at a stop of 18 pips, so $50 ÷ $180 = 0.2778 lots, rounded down to 0.27.',
  profit:
    'You buy one lot of EUR/USD at 1.1000 and close at 1.1050. The price rose by 0.005, which is 50 pips. 0.005 × 100,000 units = $500.',
  pip: 'One lot of USD/JPY is 100,000 units, and a pip is 0.01. 100,000 × 0.01 = ¥1,000. At a rate of 150 yen per dollar, that is $6.67.',
  margin:
    'One lot of EUR/USD is 100,000 euros. At a price of 1.14 it is worth $114,000. With a leverage of 30:1, the margin is $114,000 ÷ 30 = $3,800.',
  swap: 'The swap of one lot of EUR/USD is -6.5 points, and a point is worth $1. Each night costs $6.50; 3 nights cost $19.50.',
  riskandreturn:
    'You buy at 1.1 with a stop at 1.095 and a target at 1.11. You risk 0.005 to earn 0.01: 2 for 1. Such trades break even if 33.33% of them win.',
  brustrisk:
    'You buy one lot of EUR/USD at 1.1000 with $5,000 and a leverage of 50:1. The margin is $2,200. At a stop-out level of 50% the broker closes when $1,100 is left, after a loss of $3,900. That is 390 pips away, at 1.0610.',
  marginlevel:
    'With a balance of $5,000 and an open loss of $1,200, your equity is $3,800. Your positions use $2,200 of margin. $3,800 ÷ $2,200 = 172.73%; $1,600 is free.',
  currency: 'At a rate of 1.16 dollars per euro, €250 × 1.16 = $290.',
}

test.each(calculators.map(({ code, load }) => [code, load] as const))(
  'the worked example of %s has the numbers that its formula gives, without any rate of the site',
  async (code, load) => {
    const calculator = await load()
    const { query, text } = calculator.about.example
    const texts = readTexts(calculator, new URLSearchParams(query), 'en')
    const { answer } = answerTexts(calculator, texts, 'en', {}, inLanguage.en)
    expect(inLanguage.en.t(text, answer!.exampleValues(inLanguage.en))).toBe(examples[code])
    expect(inLanguage.id.t(text, answer!.exampleValues(inLanguage.id))).not.toMatch(unfit)
  },
)

test('a result as text has the working and no marks of its own', async () => {
  const calculator = await calculators.find(({ code }) => code === 'margin')!.load()
  const shown = solve(calculator, new URLSearchParams('price=1.14')).answer!.show(inLanguage.en)
  expect(resultText({ shown, rates: 'Rates', address: 'https://example.org/', t: inLanguage.en.t })).toBe(
    [
      'Margin needed: $3,800',
      'To open 1 lot of EUR/USD at a leverage of 30:1, your broker sets aside $3,800 of your balance.',
      'Value of the position: $114,000',
      'Margin rate: 3.33%',
      '1. Units: 1 lot × 100,000 = 100,000',
      '2. Value of the position: 100,000 × 1.14 = $114,000',
      '3. Margin: $114,000 ÷ 30 = $3,800',
      'Rates',
      'https://example.org/',
    ].join('\n'),
  )
})
