import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addTestUser } from 'backend/testing/scene'
import { tokensOf } from '../testing/token-flood.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('a session gets at most 300 tokens in ten minutes, from any number of networks', async () => {
  const { visitor } = await addTestUser(site, 'Rina')
  let asked = 0
  expect(await tokensOf(visitor, 350, () => `2001:db8:${(asked += 1).toString(16)}::1`)).toBe(300)
})
