import { expect } from '@jest/globals'
import type { Visitor } from 'backend/testing/visitor'
import { sessionToken } from 'shared-state/api/session'

/** How many of `times` token requests got a token; sent in concurrent batches, like a flood. */
export async function tokensOf(visitor: Visitor, times: number, address?: () => string): Promise<number> {
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
