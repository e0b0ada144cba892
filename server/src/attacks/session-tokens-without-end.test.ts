import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addTestUser } from 'backend/testing/scene'
import type { Visitor } from 'backend/testing/visitor'
import { sessionToken } from 'shared-state/api/session'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** How many of `times` token requests got a token; sent in concurrent batches, like a flood. */
async function tokensOf(visitor: Visitor, times: number, address?: () => string): Promise<number> {
  let given = 0
  for (let sent = 0; sent < times; sent += 50) {
    const ask = () =>
      visitor.fetch('POST', sessionToken.path, { body: {}, headers: address ? { 'X-Forwarded-For': address() } : {} })
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    given += answers.filter(({ status }) => status === 200).length
    expect(
      answers.every(
        ({ status, headers }) => status === 200 || (status === 429 && Number(headers.get('retry-after')) > 0),
      ),
    ).toBe(true)
  }
  return given
}

test('a session gets at most 300 tokens in ten minutes, from any number of networks', async () => {
  const { visitor } = await addTestUser(site, 'Rina')
  let asked = 0
  expect(await tokensOf(visitor, 400, () => `2001:db8:${(asked += 1).toString(16)}::1`)).toBe(300)
})

test('a network gets at most 3,000 tokens in ten minutes across all its addresses', async () => {
  let asked = 0
  expect(await tokensOf(site.visitor(), 3100, () => `2001:db8:ffff:1::${(asked += 1).toString(16)}`)).toBe(3000)
}, 120_000)
