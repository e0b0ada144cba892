import { expect, test } from '@jest/globals'
import { shortDescription } from './short-description.ts'

test('a short description is left unchanged', () => {
  expect(shortDescription('Licence, score and complaints.')).toBe('Licence, score and complaints.')
})

test('a long description is cut after a complete word', () => {
  const short = shortDescription('word, '.repeat(60))
  expect(short).toMatch(/word…$/)
  expect(short.length).toBeLessThanOrEqual(160)
})

test('a description without spaces is cut at the maximum length', () => {
  expect(shortDescription('x'.repeat(500))).toHaveLength(160)
})
