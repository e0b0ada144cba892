import { expect, test } from '@jest/globals'
import { Locale } from 'shared-state/i18n/locale'
import { againstForecast, figureText } from './figure.ts'

const { formatNumber } = new Locale('id', 0, '')

test.each([
  ['2.3', '2.2', 'above'],
  ['-0.1', '0.2', 'below'],
  ['5.75', '5.750', 'same'],
  [null, '0.2', null],
  ['0.2', null, null],
  ['n/a', '0.2', null],
])('an actual value of %s against a forecast of %s is %s', (actual, consensus, outcome) =>
  expect(againstForecast({ actual, consensus })).toBe(outcome),
)

test('a calendar figure keeps its decimals and uses its unit and the visitor’s decimal separator', () => {
  expect(figureText('2.30', '%', formatNumber)).toBe('2,30%')
  expect(figureText('-1.4', 'B', formatNumber)).toBe('-1,4B')
  expect(figureText('50.1', 'pts', formatNumber)).toBe('50,1 pts')
  expect(figureText('n/a', '%', formatNumber)).toBe('n/a%')
  expect(figureText(null, '%', formatNumber)).toBe('–')
})
