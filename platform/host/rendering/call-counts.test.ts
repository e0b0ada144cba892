import { expect, test } from '@jest/globals'
import { declareCall } from 'shared-state/api/declare-call'
import type { Transport } from 'shared-state/api/transport'
import { object, strictObject } from 'shared-state/schema'
import { counted, createCallCounts } from './call-counts.ts'

const news = declareCall({
  name: 'news.list',
  section: 'News',
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({}),
})

const warned: object[] = []
const send = async (transport: Transport['send'], signal = new AbortController().signal) => {
  const counts = createCallCounts({ warn: fields => void warned.push(fields) })
  const answer = counted({ needsToken: false, send: transport }, counts).transport.send({
    declaration: news,
    input: {},
    headers: {},
    signal,
  })
  const status = await answer.then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  return { status, counted: counts.byCall.get('news.list') }
}
const none = { answered: 0, refused: 0, failed: 0, late: 0 }
const answers = (status: number) => async () => ({
  status,
  body: { succeed: status === 200, ErrorCode: 0, message: '' },
})
const fails = async () => Promise.reject(new Error('gone'))

test.each([
  [200, 'answered'],
  [202, 'answered'],
  [404, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('a call answered with status %i counts as %s', async (status, outcome) => {
  expect(await send(answers(status))).toEqual({ status, counted: { ...none, [outcome]: 1 } })
})

test('a call that throws counts as failed and rethrows the error', async () => {
  expect(await send(fails)).toEqual({ status: 'gone', counted: { ...none, failed: 1 } })
})

test('a call that exceeds the time limit of the page counts as late', async () => {
  const timeout = new AbortController()
  timeout.abort(new DOMException('late', 'TimeoutError'))
  expect((await send(fails, timeout.signal)).counted).toEqual({ ...none, late: 1 })
})

test('a call whose visitor has left is not counted', async () => {
  const left = new AbortController()
  left.abort()
  expect((await send(fails, left.signal)).counted).toBeUndefined()
})

test('the log names a failed call with its counts', async () => {
  warned.length = 0
  await send(answers(500))
  await send(answers(404))
  expect(warned).toEqual([{ call: 'news.list', ...none, failed: 1 }])
})

test('a call that is still pending when the page is sent counts as late, exactly once', async () => {
  const counts = createCallCounts({ warn: () => {} })
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Transport['send']>>>()
  const { transport, end } = counted({ needsToken: false, send: () => promise }, counts)
  const signal = new AbortController().signal
  const answer = transport.send({ declaration: news, input: {}, headers: {}, signal })
  end()
  resolve(await answers(200)())
  await answer
  expect(counts.byCall.get('news.list')).toEqual({ ...none, late: 1 })
})
