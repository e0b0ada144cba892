import { afterEach, expect, jest, test } from '@jest/globals'
import { echo, renderScene } from 'platform/host/testing/render-scene'

/** A release keeps a page's transport and later makes calls as that page's visitor (finding 5). */

let close: (() => Promise<void>) | undefined
afterEach(() => {
  jest.useRealTimers()
  return close?.()
})

function scene(pages: Record<string, string>) {
  const opened = renderScene(pages)
  close = opened.close
  return opened
}

/** Keeps the transport of its first page and uses it on the next one. */
const thief = `(() => {
  let stolen
  return async ({ transport }) => {
    if (!stolen) { stolen = transport; return 'kept' }
    return stolen.send({ declaration: { name: 'user.secrets' }, input: {}, headers: {}, signal: new AbortController().signal }).then(() => 'called as another', error => error.message)
  }
})()`

test('a finished page cannot make more calls', async () => {
  const asked: string[] = []
  const { htmlOf } = scene({ thief })
  const call: typeof echo = request => {
    asked.push(request.name)
    return echo(request)
  }
  expect(await htmlOf('thief', { call })).toBe('kept')
  expect(await htmlOf('thief')).toMatch(/closed/)
  expect(asked).toEqual([])
})

/** Waits until its signal is aborted, then makes another call. */
const stubborn = `async ({ transport, signal }) => {
  await transport.send({ declaration: { name: 'begin' }, input: {}, headers: {}, signal })
  if (!signal.aborted) await new Promise(left => signal.addEventListener('abort', left))
  return transport.send({ declaration: { name: 'user.secrets' }, input: {}, headers: {}, signal: new AbortController().signal }).then(() => 'called', error => error.message)
}`

test('a page whose visitor has left cannot make more calls', async () => {
  const asked: string[] = []
  const left = new AbortController()
  const { htmlOf } = scene({ stubborn })
  const call: typeof echo = async request => {
    asked.push(request.name)
    setImmediate(() => left.abort())
    return echo(request)
  }
  expect(await htmlOf('stubborn', { call, signal: left.signal })).toMatch(/closed/)
  expect(asked).toEqual(['begin'])
})

/** Never finishes, and makes calls after it was abandoned; another page reports the outcome. */
const never = `async ({ transport, signal }) => {
  const givenUp = new Promise(left => signal.addEventListener('abort', left))
  const send = name => transport.send({ declaration: { name }, input: {}, headers: {}, signal: new AbortController().signal })
  globalThis.late = givenUp.then(() => send('user.secrets')).then(() => 'called', error => error.message)
  await send('begin')
  return new Promise(() => {})
}`

test('a page that is not finished after 30 s is aborted and cannot make more calls', async () => {
  const asked: string[] = []
  const { htmlOf } = scene({ never, after: 'async () => globalThis.late' })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'performance'] })
  const call: typeof echo = async request => {
    asked.push(request.name)
    await jest.advanceTimersByTimeAsync(30_000)
    return echo(request)
  }
  await expect(htmlOf('never', { call })).rejects.toThrow(/was not rendered within 30 s/)
  jest.useRealTimers()
  expect(await htmlOf('after')).toMatch(/closed/)
  expect(asked).toEqual(['begin'])
})
