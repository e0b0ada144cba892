import { ratingDigits } from './score-digits.ts'

test.each([
  ['score', '8.00', '8.13'],
  ['part', '8.0', '8.1'],
  ['stars', '8.0', '8.1'],
] as const)('a figure of the kind %s is written like %s and %s', (figure, whole, rounded) => {
  expect((8).toLocaleString('en', ratingDigits(figure))).toBe(whole)
  expect((8.126).toLocaleString('en', ratingDigits(figure))).toBe(rounded)
})
