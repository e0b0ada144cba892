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
