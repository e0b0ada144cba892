import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import fc from 'fast-check'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { searchable } from '../matching/keyword.ts'
import { lookAlike, lookAlikes, seenWords } from './look-alike.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
}, 60_000)
afterAll(() => db.close())

const inDatabase = async (text: string) => (await db.one<{ key: string }>('SELECT look_alike($1) AS key', [text]))!.key
const together = (text: string) =>
  seenWords(text)
    .map(({ key }) => key)
    .join('')

test('the database and this program see the same letters alike', async () => {
  expect(lookAlikes.letters).toHaveLength(lookAlikes.seenAs.length)
  expect(await inDatabase(lookAlikes.letters)).toBe(lookAlikes.seenAs)
  expect(lookAlike(lookAlikes.letters)).toBe(lookAlikes.seenAs)
})

test('any name is found in a text that consists of it', async () => {
  expect.hasAssertions()
  const letters = fc.constantFrom(...lookAlikes.letters, ..."abcXYZ 09-.&'é")
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 1, maxLength: 30 }), async name => {
      expect(together(name)).toBe(await inDatabase(searchable(name)))
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['Tarn', 'Тагn'],
  ['Quillhaven', 'QuiIIhaven'],
  ['Quillhaven', 'Qu1l1haven'],
  ['Novo', 'Ν0vo'],
  ['Hellas', 'Ηellas'],
])('%s looks like %s', (name, imitation) => {
  expect(together(imitation)).toBe(together(name))
})

test('words keep whether they begin with a capital or a figure', () => {
  expect(seenWords('Trade market 24').map(({ isCapitalised }) => isCapitalised)).toEqual([true, false, true])
})
