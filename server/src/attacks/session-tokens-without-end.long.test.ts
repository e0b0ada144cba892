import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { tokensOf } from '../testing/token-flood.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('a network gets at most 3,000 tokens in ten minutes across all its addresses', async () => {
  let asked = 0
  expect(await tokensOf(site.visitor(), 3100, () => `2001:db8:ffff:1::${(asked += 1).toString(16)}`)).toBe(3000)
}, 120_000)
