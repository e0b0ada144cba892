import { expect, jest, test } from '@jest/globals'
import {
  apiOver,
  backendWithTokens,
  closed,
  issued,
  kept,
  ok,
  open,
  refusal,
  underTestClock,
} from '../testing/api-over.ts'

underTestClock()

test('the token is fetched once while other calls wait for it', async () => {
  const { api, names } = apiOver(backendWithTokens())
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(answers).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1'])
  expect(names().filter(name => name === 'session.token')).toHaveLength(1)
})

test('the token is used until shortly before it runs out', async () => {
  const { api } = apiOver(backendWithTokens())
  await api.call(closed, {})
  jest.setSystemTime(Date.now() + 584_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
  jest.setSystemTime(Date.now() + 1_000)
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
})

test('a token that could not be had is asked for again by the next call', async () => {
  let down = true
  const { api } = apiOver({ ...backendWithTokens(), 'session.token': () => (down ? refusal(503) : issued('t1')) })
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 503 })
  down = false
  await expect(api.call(closed, {})).resolves.toBe('Bearer t1')
})

test('a refused token is renewed and the call tried once more, without anybody noticing', async () => {
  const { api, timesUnauthorised } = apiOver(backendWithTokens(token => token === 't2'))
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(timesUnauthorised()).toBe(0)
})

test('calls that are refused at the same time share the renewed token', async () => {
  const { api, names } = apiOver(backendWithTokens(token => token === 't2'))
  const answers = await Promise.all([api.call(closed, {}), api.call(closed, {}), api.call(closed, {})])
  expect(new Set(answers)).toEqual(new Set(['Bearer t2']))
  expect(names().filter(name => name === 'session.token')).toHaveLength(2)
})

test('refused again with a fresh token, the 401 rule applies and the call is rejected', async () => {
  const { api, names, timesUnauthorised } = apiOver(backendWithTokens(() => false))
  await expect(api.call(closed, {})).rejects.toMatchObject({ status: 401 })
  expect(timesUnauthorised()).toBe(1)
  expect(names().filter(name => name === 'test.closed')).toHaveLength(2)
})

test('a call without a token that is refused with 401 comes under the rule at once', async () => {
  const { api, names, timesUnauthorised } = apiOver({ 'test.open': () => refusal(401) })
  await expect(api.call(open, {})).rejects.toMatchObject({ status: 401 })
  expect([names().length, timesUnauthorised()]).toEqual([1, 1])
})

test('after a change of visitor neither the token nor kept answers are used again', async () => {
  const { api } = apiOver({ ...backendWithTokens(), 'test.kept': () => ok(Math.random()) })
  const [, before] = [await api.call(closed, {}), await api.call(kept, { lang: 'en' })]
  api.forgetVisitor()
  await expect(api.call(closed, {})).resolves.toBe('Bearer t2')
  expect(await api.call(kept, { lang: 'en' })).not.toBe(before)
})

test('a token that was on its way when the visitor changed is not kept', async () => {
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
