import { expect, test } from '@jest/globals'
import { callback, errorOf, oauthScene, otherCallback, redirectOf, verifier } from 'backend/testing/oauth-scene'

const { authorize, codeOf, trade } = oauthScene()

test('a code requested with a redirect address is exchanged only with the same address', async () => {
  const trading = async (redirect_uri?: string) =>
    errorOf(await trade(await codeOf({ redirect_uri: otherCallback }), { redirect_uri }))
  expect([await trading(), await trading(callback), await trading(otherCallback)]).toEqual([
    [400, 'invalid_request'],
    [400, 'invalid_request'],
    [200, undefined],
  ])
})

test('a client gets no code without PKCE', async () => {
  const answer = await authorize({ code_challenge: undefined, code_challenge_method: undefined })
  const to = redirectOf(answer)
  expect([answer.status, to.searchParams.get('error'), to.searchParams.has('code')]).toEqual([
    400,
    'invalid_request',
    false,
  ])
})

test('a stolen code is useless without its verifier', async () => {
  for (const code_verifier of [undefined, '', `${verifier}x`])
    expect((await trade(await codeOf(), { code_verifier })).status).toBe(400)
})
