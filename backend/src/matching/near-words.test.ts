import { expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { createNearWords } from './near-words.ts'

/** Words as the database may return them: unordered. */
const known = ['avengate', 'avengarth', 'avenglen', 'avengrove', 'avenden', 'avenfen', 'avenhaven', 'avenlea']
const near = (words: readonly string[]) =>
  createNearWords({ query: async () => words.map(word => ({ word })) } as unknown as Db)

test('near words do not depend on the row order of the database', async () => {
  const one = await near(known)('broker', 'avenga', true)
  expect(one.length).toBeGreaterThan(1)
  expect(await near(known.toReversed())('broker', 'avenga', true)).toEqual(one)
})
