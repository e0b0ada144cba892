import { beforeEach, expect, test } from '@jest/globals'
import { dataOf } from 'backend/testing/api-under-test'
import { oauthScene } from 'backend/testing/oauth-scene'
import { prove } from 'backend/testing/prove-subject'
import type { Visitor } from 'backend/testing/visitor'
import { usercenterModifypassword } from 'calls/account-security'
import { usercenterApplicationrevoke, usercenterApplications } from 'calls/applications'
import { usercenterGetcookie, usercenterQrconfirm, usercenterQrinit, usercenterSetscanned } from 'calls/qr-sign-in'
import { usercenterSessionrevokeothers } from 'calls/sessions'
import { usercenterForgotpassword, usercenterLogout } from 'calls/sign-in'

const { there, trade, refresh, codeOf, getUser } = oauthScene()
const password = 'quiet-harbour-9'
let people = 0
let email: string
let userId: string
let owner: Visitor

beforeEach(async () => {
  people += 1
  email = `owner${people}@example.com`
  userId = await there.site.addUser({ email, password, nick: `Owner${people}` })
  owner = await there.site.visitor().login(email, password)
})

/** An application with a token, and one with a code that it has not exchanged yet. */
async function granted() {
  const { body } = await trade(await codeOf({ authenticated_userid: userId, scope: 'read write' }))
  const code = await codeOf({ authenticated_userid: userId })
  return async () => [
    (await getUser(body['access_token'])).status,
    (await refresh(body['refresh_token'])).status,
    (await trade(code)).status,
  ]
}

const endings: [string, () => Promise<{ status: number }>][] = [
  [
    'changing the password',
    () =>
      owner.call(
        usercenterModifypassword,
        { oldPassword: password, newPassword: 'calm-harbour-7' },
        { 'Idempotency-Key': 'change-it-now' },
      ),
  ],
  ['logging out everywhere', () => owner.call(usercenterLogout, { everywhere: true })],
  ['logging out all other devices', () => owner.call(usercenterSessionrevokeothers, {})],
  [
    'resetting a forgotten password',
    async () => {
      const codeToken = await prove(there.site, there.site.visitor(), { email }, 'forgot')
      return there.site
        .visitor()
        .call(
          usercenterForgotpassword,
          { codeToken, newPassword: 'calm-harbour-7' },
          { 'Idempotency-Key': 'forgot-it-now' },
        )
    },
  ],
  ['revoking the application', () => owner.call(usercenterApplicationrevoke, { clientId: there.app.clientId })],
]

test.each(endings)('%s revokes an application’s access token, refresh token and unused code', async (_what, end) => {
  const statuses = await granted()
  expect((await end()).status).toBe(200)
  expect(await statuses()).toEqual([401, 400, 400])
})

test('logging out of one device keeps the access of applications', async () => {
  const statuses = await granted()
  await owner.call(usercenterLogout, {})
  expect(await statuses()).toEqual([200, 200, 200])
})

test('an unused QR login confirmation becomes invalid when the password changes', async () => {
  const waiting = there.site.visitor()
  const { qrId } = dataOf<{ qrId: string }>(await waiting.call(usercenterQrinit, {}))
  await owner.call(usercenterSetscanned, { qrId })
  await owner.call(usercenterQrconfirm, { qrId })
  await owner.call(
    usercenterModifypassword,
    { oldPassword: password, newPassword: 'calm-harbour-7' },
    { 'Idempotency-Key': 'change-it-now' },
  )
  expect((await waiting.call(usercenterGetcookie, { qrId })).body.ErrorCode).toBe(3003)
})

test('a user can list the applications with access, their scopes and last use, and revoke one', async () => {
  expect((await owner.call(usercenterApplications, {})).body.Data?.items).toEqual([])
  const { body } = await trade(await codeOf({ authenticated_userid: userId, scope: 'write' }))
  await trade(await codeOf({ authenticated_userid: userId, scope: 'read' }))
  const listed = {
    clientId: there.app.clientId,
    name: 'App',
    scopes: ['read', 'write'],
    since: expect.any(String),
    lastUsedAt: null,
  }
  expect((await owner.call(usercenterApplications, {})).body.Data?.items).toEqual([listed])
  await getUser(body['access_token'])
  // Refused because of its scope, but still counted as a use.
  expect((await owner.call(usercenterApplications, {})).body.Data?.items).toEqual([
    { ...listed, lastUsedAt: expect.any(String) },
  ])
  const revoke = () => owner.call(usercenterApplicationrevoke, { clientId: there.app.clientId })
  expect((await revoke()).body.Data?.items).toEqual([])
  expect((await revoke()).body.ErrorCode).toBe(3001)
  expect((await getUser(body['access_token'])).status).toBe(401)
})

test('a user cannot revoke the applications of another user', async () => {
  const statuses = await granted()
  const other = await there.site.visitor().login('ann@example.com', password)
  expect((await other.call(usercenterApplicationrevoke, { clientId: there.app.clientId })).body.ErrorCode).toBe(3001)
  expect(await statuses()).toEqual([200, 200, 200])
})
