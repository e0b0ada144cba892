import { expect, test } from '@jest/globals'
import { shortDescription } from './short-description.ts'

test('what is short enough stays as it is', () => {
  expect(shortDescription('Licence, score and complaints.')).toBe('Licence, score and complaints.')
})

test('what is longer ends behind a whole word', () => {
  const short = shortDescription('word, '.repeat(60))
  expect(short).toMatch(/word…$/)
  expect(short.length).toBeLessThanOrEqual(160)
})

test('a word without an end is cut', () => {
  expect(shortDescription('x'.repeat(500))).toHaveLength(160)
})
