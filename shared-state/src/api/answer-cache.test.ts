import { expect, jest, test } from '@jest/globals'
import { after, apiOver, cached, ok, open, refusal, underTestClock } from '../testing/api-over.ts'
import { CallCancelled } from './api-error.ts'

underTestClock()

test('a cacheable response is cached per input for its declared minutes', async () => {
  const { api, sent } = apiOver({ 'test.cached': ({ input }) => ok(input) })
  await api.call(cached, { lang: 'en' })
  jest.setSystemTime(Date.now() + 20 * 60_000 - 1)
  await expect(api.call(cached, { lang: 'en' })).resolves.toEqual({ lang: 'en' })
  expect(sent).toHaveLength(1)
  await expect(api.call(cached, { lang: 'id' })).resolves.toEqual({ lang: 'id' })
  expect(sent).toHaveLength(2)
  jest.setSystemTime(Date.now() + 1)
  await api.call(cached, { lang: 'en' })
  expect(sent).toHaveLength(3)
})

test('a call without declared cache minutes is sent every time', async () => {
  const { api, sent } = apiOver({ 'test.open': () => ok() })
  await api.call(open, {})
  await api.call(open, {})
  expect(sent).toHaveLength(2)
})

test('identical concurrent cacheable calls share one request', async () => {
  const { api, sent } = apiOver({ 'test.cached': after(50, ok('once')) }, { hashed: false })
  const both = Promise.all([api.call(cached, { lang: 'en' }), api.call(cached, { lang: 'en' })])
  await jest.advanceTimersByTimeAsync(50)
  await expect(both).resolves.toEqual(['once', 'once'])
  expect(sent).toHaveLength(1)
})

test('a caller that cancels does not cancel a shared request for the others', async () => {
  const { api } = apiOver({ 'test.cached': after(50, ok('shared')) }, { hashed: false })
  const left = new AbortController()
  const leaves = expect(api.call(cached, { lang: 'en' }, { signal: left.signal })).rejects.toBeInstanceOf(CallCancelled)
  const stays = api.call(cached, { lang: 'en' })
  await jest.advanceTimersByTimeAsync(10)
  left.abort()
  await leaves
  await jest.advanceTimersByTimeAsync(50)
  await expect(stays).resolves.toBe('shared')
})

test('a failed cacheable call is not cached', async () => {
  let down = true
  const { api } = apiOver({ 'test.cached': () => (down ? refusal(503) : ok('there')) })
  await expect(api.call(cached, { lang: 'en' })).rejects.toMatchObject({ status: 503 })
  down = false
  await expect(api.call(cached, { lang: 'en' })).resolves.toBe('there')
})
