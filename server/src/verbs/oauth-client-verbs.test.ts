import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findOauthClient } from 'backend/accounts/oauth-clients'
import { isSecretOf } from 'backend/accounts/random-secrets'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { oauthClientVerbs } from './oauth-client-verbs.ts'

let db: Db
let verbs: ReturnType<typeof oauthClientVerbs>
beforeAll(async () => {
  db = await openTestDatabase()
  verbs = oauthClientVerbs({ db })
})
afterAll(() => db.close())

const app = { name: 'App', redirectUris: ['https://app.example/cb'], scopes: ['read'] }

test('an OAuth client is created, listed without its secrets and removed', async () => {
  const { clientId, clientSecret, provisionKey } = await verbs.oauthClientAdd(app)
  const client = (await findOauthClient(db, clientId))!
  expect([isSecretOf(client.secretHash, clientSecret), isSecretOf(client.provisionKeyHash, provisionKey)]).toEqual([
    true,
    true,
  ])
  const listed = await verbs.oauthClientList()
  expect(listed).toEqual([{ ...app, clientId, createdAt: expect.any(String) }])
  await verbs.oauthClientRemove({ clientId })
  expect(await verbs.oauthClientList()).toEqual([])
  await expect(verbs.oauthClientRemove({ clientId })).rejects.toThrow(`there is no client ${clientId}`)
})

test('the built-in OAuth client cannot be removed', async () => {
  await expect(verbs.oauthClientRemove({ clientId: 'site' })).rejects.toThrow('there is no client site')
})

test.each([
  ['no name', { name: '' }, 'a name must have'],
  ['no redirect address', { redirectUris: [] }, 'a client needs a redirect address'],
  ['an invalid redirect address', { redirectUris: ['app'] }, "'app' cannot be a redirect address"],
  ['a redirect address in plain http', { redirectUris: ['http://app.example/'] }, 'cannot be a redirect address'],
  ['a script as redirect address', { redirectUris: ['javascript:alert(1)'] }, 'cannot be a redirect address'],
  ['a redirect address with a fragment', { redirectUris: ['https://app.example/#x'] }, 'cannot be a redirect address'],
  ['an unknown scope', { scopes: ['read', 'admin'] }, "'admin' is not a scope: choose read or write"],
  ['a scope of two words', { scopes: ['read write'] }, 'is not a scope'],
])('an OAuth client with %s is refused', async (_what, changed, message) => {
  await expect(verbs.oauthClientAdd({ ...app, ...changed })).rejects.toThrow(message)
})
