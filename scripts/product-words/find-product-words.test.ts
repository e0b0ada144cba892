import { expect, test } from '@jest/globals'
import { productWordFaults } from './find-product-words.ts'

const files = (texts: Record<string, string>) => new Map(Object.entries(texts))

test('every line with a product word is reported, even if the word is part of another one', () => {
  const text = 'const sound = 1\n// of a Broker\nloadTraders()\n'
  expect(productWordFaults(files({ 'platform/a.ts': text, 'platform/b.ts': 'nothing' }), [])).toEqual([
    'platform/a.ts:2 contains a product word',
    'platform/a.ts:3 contains a product word',
  ])
})

test('a file or folder on the allow list may contain product words', () => {
  const allowed = [
    { place: 'platform/a.ts', reason: '' },
    { place: 'platform/old/', reason: '' },
  ]
  const text = files({ 'platform/a.ts': 'broker', 'platform/old/x/b.ts': 'dealer', 'platform/older.ts': 'broker' })
  expect(productWordFaults(text, allowed)).toEqual(['platform/older.ts:1 contains a product word'])
})

test('an entry of the allow list without any product words is reported', () => {
  expect(productWordFaults(files({ 'platform/a.ts': 'clean' }), [{ place: 'platform/a.ts', reason: '' }])).toEqual([
    'platform/a.ts contains no product words: remove it from the list',
  ])
})
