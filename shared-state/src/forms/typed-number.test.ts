import { expect, test } from '@jest/globals'
import { readPlain, readTyped, toPlain, toTyped } from './typed-number.ts'

test.each([
  ['en', '5,000', 5000],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '0.01', 0.01],
  ['en', '1.500', 1.5],
  ['en', '0,5', 0.5],
  ['en', ' 5 000 ', 5000],
  ['en', '-3', -3],
  ['en', '-1,200', -1200],
  ['en', '−0.5', -0.5],
  ['en', '.25', 0.25],
  ['en', '7.', 7],
  ['id', '5.000', 5000],
  ['id', '-1.200,5', -1200.5],
  ['id', '83.000.000,25', 83_000_000.25],
  ['id', '0,01', 0.01],
  ['id', '0.01', 0.01],
  ['id', '0.500', 0.5],
  ['id', '1,500', 1.5],
  ['id', '18.5', 18.5],
] as const)('in %s the number "%s" is read as %d', (lang, text, value) => expect(readTyped(text, lang)).toBe(value))

test.each(['', 'abc', '1e5', '5,00,0', '1.2.3', '--1', '∞', '0x10', '1 %'])('"%s" is not a number', text => {
  expect(readTyped(text, 'en')).toBeNaN()
  expect(readTyped(text, 'id')).toBeNaN()
})

test('numbers in an address have the same format in every language', () => {
  expect(toPlain(5000.5)).toBe('5000.5')
  expect(toPlain(0.1 + 0.2)).toBe('0.3')
  expect(toPlain(1e-7)).toBe('0.0000001')
  expect(readPlain('5000.5')).toBe(5000.5)
  expect(readPlain('5,000')).toBeNaN()
})

test.each(['en', 'id', 'ar'] as const)('a number formatted for a field in %s is read back as the same number', lang => {
  for (const value of [0.01, 1.125, 18, 5000, 1234.5, 83_000_000, 0.000001, -1200, -0.5])
    expect(readTyped(toTyped(value, lang), lang)).toBe(value)
})
