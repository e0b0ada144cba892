import { expect, jest, test } from '@jest/globals'
import {
  apiOver,
  backendWithTokens,
  closed,
  issued,
  cached,
  ok,
  open,
  refusal,
  underTestClock,
} from '../testing/api-over.ts'
import { tokenInMemory } from './token-store.ts'

underTestClock()

test('concurrent calls share one access token request', async () => {
  const { api, names } = apiOver(backendWithTokens())
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(answers).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1'])
  expect(names().filter(name => name === 'session.token')).toHaveLength(1)
})

test('an access token is used until shortly before it expires', async () => {
  const { api } = apiOver(backendWithTokens())
  await api.call(closed, {})
  jest.setSystemTime(Date.now() + 584_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
  jest.setSystemTime(Date.now() + 1_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('the next call requests the access token again after a failed request', async () => {
  let down = true
  const { api } = apiOver({ ...backendWithTokens(), 'session.token': () => (down ? refusal(503) : issued('t1')) })
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 503 })
  down = false
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
})

test('a call with a refused token is retried once with a new one without a logout', async () => {
  const { api, timesUnauthorised } = apiOver(backendWithTokens(token => token === 't2'))
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(timesUnauthorised()).toBe(0)
})

test('concurrent calls with a refused token share the new one', async () => {
  const { api, names } = apiOver(backendWithTokens(token => token === 't2'))
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(new Set(answers)).toEqual(new Set(['Bearer t2']))
  expect(names().filter(name => name === 'session.token')).toHaveLength(2)
})

test('a call refused again with a new token is rejected and handled as unauthorised', async () => {
  const { api, names, timesUnauthorised } = apiOver(backendWithTokens(() => false))
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 401 })
  expect(timesUnauthorised()).toBe(1)
  expect(names().filter(name => name === 'test.closed')).toHaveLength(2)
})

test('a 401 for a call without a token is handled as unauthorised immediately', async () => {
  const { api, names, timesUnauthorised } = apiOver({ 'test.open': () => refusal(401) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 401 })
  expect([names().length, timesUnauthorised()]).toEqual([1, 1])
})

test('a change of visitor discards the access token and cached responses', async () => {
  const { api } = apiOver({ ...backendWithTokens(), 'test.cached': () => ok(Math.random()) })
  const [, before] = [await api.call(closed, {}), await api.call(cached, { lang: 'en' })]
  api.forgetVisitor()
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(await api.call(cached, { lang: 'en' })).not.toBe(before)
})

test('an access token requested before a change of visitor is not stored', async () => {
  const tokens = backendWithTokens()
  let changed = false
  const { api } = apiOver({
    ...tokens,
    'session.token': () => {
      // The visitor changes while the first token is being fetched.
      if (!changed) api.forgetVisitor()
      changed = true
      return tokens['session.token']()
    },
  })
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('tabs that share a token store share one access token', async () => {
  const tokenStore = tokenInMemory()
  const backend = backendWithTokens()
  const [one, two] = [apiOver(backend, { tokenStore }), apiOver(backend, { tokenStore })]
  expect(await one.api.call(closed, {})).toBe('Bearer t1')
  expect(await two.api.call(closed, {})).toBe('Bearer t1')
  expect(two.names()).toEqual(['test.closed'])
})

test('a tab whose turn comes after another tab has fetched the access token uses that one', async () => {
  const shared = tokenInMemory()
  const backend = backendWithTokens()
  let first: Promise<unknown> = Promise.resolve()
  const tokenStore = {
    ...shared,
    inTurn: async (renew: () => Promise<string>) => {
      const turn = first.then(renew)
      first = turn
      return turn
    },
  }
  const tabs = [apiOver(backend, { tokenStore }), apiOver(backend, { tokenStore })]
  expect(await Promise.all(tabs.map(({ api }) => api.call(closed, {})))).toEqual(['Bearer t1', 'Bearer t1'])
})

test('a logout in one tab leaves no access token to the others', async () => {
  const tokenStore = tokenInMemory()
  const backend = backendWithTokens()
  const [one, two] = [apiOver(backend, { tokenStore }), apiOver(backend, { tokenStore })]
  await one.api.call(closed, {})
  two.api.forgetVisitor()
  await expect(one.api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('a call that is open to anyone carries the access token if there is one and never requests it', async () => {
  const { api, names } = apiOver(backendWithTokens())
  expect(await api.call(open, {})).toBe('no token')
  expect(names()).toEqual(['test.open'])
  await api.call(closed, {})
  expect(await api.call(open, {})).toBe('Bearer t1')
})

test('a call whose answer visitors share is sent without the access token', async () => {
  const { api } = apiOver(backendWithTokens())
  await api.call(closed, {})
  expect(await api.call(cached, { lang: 'en' })).toBe('no token')
})

test('an open call that is refused with a carried token is retried once with a new one without a logout', async () => {
  const { api, timesUnauthorised } = apiOver({
    ...backendWithTokens(),
    'test.open': ({ headers }) => (headers.Authorization === 'Bearer t1' ? refusal(401) : ok(headers.Authorization)),
  })
  await api.call(closed, {})
  expect([await api.call(open, {}), timesUnauthorised()]).toEqual(['Bearer t2', 0])
})
