import { expect, test } from '@jest/globals'
import { createAccessTokens } from './access-tokens.ts'

const tokens = createAccessTokens(new Uint8Array(32).fill(1))

test('a token fits the session it was made for and no other', async () => {
  const token = await tokens.issue('session-a')
  expect([await tokens.fits(token, 'session-a'), await tokens.fits(token, 'session-b')]).toEqual([true, false])
})

test('a token of another secret, an anonymous one and rubbish fit nothing', async () => {
  const foreign = await createAccessTokens(new Uint8Array(32).fill(2)).issue('session-a')
  const anonymous = await tokens.issue(null)
  expect(await Promise.all([foreign, anonymous, 'rubbish'].map(token => tokens.fits(token, 'session-a')))).toEqual([false, false, false])
})
