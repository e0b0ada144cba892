import { expect, test } from '@jest/globals'
import { calculators } from '../calculators.ts'
import { sampleOffer } from '../testing/open-calculator.tsx'
import { wordsIn } from '../testing/words-in.ts'
import { answerTexts } from './answer-texts.ts'
import { readTexts } from './texts.ts'

const words = wordsIn('en')

test.each([
  [
    'a sale with a return on its margin',
    'profit',
    'pair=USDJPY&side=sell&size=0.5&open=151&close=150.4&margin=2000',
    [
      '0.5 lots × 100,000 = 50,000',
      '151.00 − 150.40 = 0.6',
      '0.6 × 50,000 = ¥30,000',
      '¥30,000 × 0.00666667 = $200',
      '0.6 ÷ 0.01 = 60',
      '$200 ÷ $2,000 = 10%',
    ],
  ],
  ['a size in units', 'pip', 'pair=EURGBP&size=2000&unit=units', ['2,000 × 0.0001 = £0.2', '£0.2 × 1.3 = $0.26']],
  [
    'a margin counted in the base currency',
    'margin',
    'pair=EURGBP&leverage=20&marginIn=base',
    ['1 lot × 100,000 = 100,000', '€100,000 ÷ 20 = €5,000', '€5,000 × 1.16 = $5,800'],
  ],
  [
    'a swap in percent of a year',
    'swap',
    'mode=percent&pair=USDJPY&size=20000&unit=units&swapRate=1.8&nights=5&price=150',
    ['20,000 ÷ 100,000 = 0.2', '1.8% × 150 × 0.2 × 100,000 ÷ 360 = ¥150', '¥150 × 5 = ¥750', '¥750 × 0.00666667 = $5'],
  ],
  [
    'a swap in money per lot',
    'swap',
    'mode=currency&swapRate=-4&nights=2&size=1.5',
    ['-$4 × 1.5 lots = -$6', '-$6 × 2 = -$12'],
  ],
  [
    'a sale that risks 40 pips for 60',
    'riskandreturn',
    'entry=1.1&stop=1.104&target=1.094',
    ['1.1040 − 1.1000 = 0.004', '1.1000 − 1.0940 = 0.006', '0.006 ÷ 0.004 = 1.5', '1 ÷ (1 + 1.5) = 40%'],
  ],
  ['an average of past results', 'riskandreturn', 'from=results', ['45% × 120 = 54', '55% × 80 = 44', '54 − 44 = 10']],
  ['a loss to recover', 'riskandreturn', 'from=loss', ['100% − 20% = 80%', '20% ÷ 80% = 25%']],
  [
    'a sale in an account of a third currency',
    'brustrisk',
    'account=IDR&balance=50000000&side=sell',
    [
      '1 lot × 100,000 = 100,000',
      '100,000 × 1.1000 ÷ 30 × 16,000 = Rp 58,666,667',
      '50% × Rp 58,666,667 = Rp 29,333,333',
      'Rp 50,000,000 − Rp 29,333,333 = Rp 20,666,667',
      'Rp 20,666,667 ÷ Rp 160,000 = 129.2',
      '1.1000 + 129.2 × 0.0001 = 1.11292',
    ],
  ],
  [
    'a margin that follows the price',
    'brustrisk',
    'marginBasis=marked',
    [
      '1 lot × 100,000 = 100,000',
      '100,000 × 1.1000 ÷ 30 = $3,666.67',
      '50% × margin at 1.0678 = $1,779.66',
      '$5,000 − $1,779.66 = $3,220.34',
      '$3,220.34 ÷ $10 = 322',
      '1.1000 − 322 × 0.0001 = 1.0678',
    ],
  ],
  [
    'a losing account',
    'marginlevel',
    '',
    ['$5,000 − $1,200 = $3,800', '$3,800 − $2,200 = $1,600', '$3,800 ÷ $2,200 = 172.73%'],
  ],
  [
    'a conversion through USD',
    'currency',
    'from=EUR&to=IDR&amount=3',
    ['1 EUR = 18,560 IDR', '€3 × 18,560 = Rp 55,680'],
  ],
  [
    'an account in the base currency',
    'brustrisk',
    'account=EUR',
    [
      '1 lot × 100,000 = 100,000',
      '100,000 ÷ 30 = €3,333.33',
      '50% × €3,333.33 = €1,666.67',
      '€5,000 − €1,666.67 = €3,333.33',
      '1.1000 ÷ (1 + €3,333.33 ÷ 100,000) = 1.06452',
      '(1.1000 − 1.06452) ÷ 0.0001 = 354.8',
    ],
  ],
])('the working of %s has the numbers of the formula', async (_what, code, query, steps) => {
  const calculator = await calculators.find(one => one.code === code)!.load()
  const texts = readTexts(calculator, new URLSearchParams(query), 'en')
  const shown = answerTexts(calculator, texts, 'en', sampleOffer.rates, words).answer!.show(words)
  expect(shown.steps.map(({ how, result }) => `${how} = ${result}`)).toEqual(steps)
})
