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

test('a client is made, listed without its secrets, and removed', async () => {
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

test('the built-in client cannot be removed', async () => {
  await expect(verbs.oauthClientRemove({ clientId: 'site' })).rejects.toThrow('there is no client site')
})

test.each([
  ['no name', { name: '' }, 'a name has'],
  ['no address', { redirectUris: [] }, 'a client needs an address'],
  ['what is no address', { redirectUris: ['app'] }, "'app' may not be sent a code"],
  ['an address in plain http', { redirectUris: ['http://app.example/'] }, 'may not be sent a code'],
  ['a script for an address', { redirectUris: ['javascript:alert(1)'] }, 'may not be sent a code'],
  ['an address with a fragment', { redirectUris: ['https://app.example/#x'] }, 'may not be sent a code'],
  ['an unknown scope', { scopes: ['read', 'admin'] }, "'admin' is not a scope: choose read or write"],
  ['a scope of two words', { scopes: ['read write'] }, 'is not a scope'],
])('a client with %s is refused', async (_what, changed, message) => {
  await expect(verbs.oauthClientAdd({ ...app, ...changed })).rejects.toThrow(message)
})
