import { expect, test } from '@jest/globals'
import { productWordFaults } from './find-product-words.ts'

const files = (texts: Record<string, string>) => new Map(Object.entries(texts))

test('each line with a product word is named, also where the word is part of another', () => {
  const text = 'const sound = 1\n// of a Broker\nloadTraders()\n'
  expect(productWordFaults(files({ 'platform/a.ts': text, 'platform/b.ts': 'nothing' }), [])).toEqual([
    'platform/a.ts:2 has a word that only this portal knows',
    'platform/a.ts:3 has a word that only this portal knows',
  ])
})

test('a file or a folder on the list may have them', () => {
  const allowed = [
    { place: 'platform/a.ts', reason: '' },
    { place: 'platform/old/', reason: '' },
  ]
  const text = files({ 'platform/a.ts': 'broker', 'platform/old/x/b.ts': 'dealer', 'platform/older.ts': 'broker' })
  expect(productWordFaults(text, allowed)).toEqual(['platform/older.ts:1 has a word that only this portal knows'])
})

test('a place on the list that has none of them any more is a fault', () => {
  expect(productWordFaults(files({ 'platform/a.ts': 'clean' }), [{ place: 'platform/a.ts', reason: '' }])).toEqual([
    'platform/a.ts has none of these words: take it off the list',
  ])
})
