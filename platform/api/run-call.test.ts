import { expect, test } from '@jest/globals'
import { DatabaseUnavailableError } from 'database/db-errors'
import { declareCall } from 'shared-state/api/declare-call'
import { number, object, optional, strictObject, string } from 'shared-state/schema'
import { handle } from './handle.ts'
import type { Caller } from './handle.ts'
import { runCall } from './run-call.ts'
import { createAnswerCache } from './steps/answer-cache.ts'
import { withinTime } from './steps/run-handler.ts'

const caller: Caller = { user: null, sessionId: null, authorised: false, lang: 'en', country: '', ip: '::1' }
const call = declareCall({
  name: 'x.y',
  section: 'x',
  scope: 'public',
  method: 'GET',
  input: strictObject({ n: optional(number()) }),
  output: object({ n: number() }),
})
const cached = { ...call, cacheMinutes: 5 }
const moderators = declareCall({
  name: 'x.m',
  section: 'x',
  scope: 'moderation',
  method: 'GET',
  who: ['moderator'],
  input: strictObject({}),
  output: object({ s: string() }),
})

const written = declareCall({ ...call, name: 'x.w', method: 'POST', path: 'x/w-v1', repeat: 'natural' })

function scene(afterWrite?: () => Promise<void>) {
  const logged: { err: Error; reference: string }[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object) => void logged.push(fields as (typeof logged)[number]),
  }
  const steps = {
    cache: createAnswerCache(),
    runOnce: (_request: unknown, run: () => Promise<never>) => run(),
    checkAnswers: true,
    refusals: { noteError() {} },
    log,
    afterWrite,
  }
  const run = (handler: ReturnType<typeof handle>, raw: unknown = {}, by = caller) =>
    runCall({ handler, caller: by, readRaw: async () => raw }, steps as unknown as Parameters<typeof runCall>[1])
  return { logged, run }
}

test('an unexpected error answers 500/5000 with a reference that the log names, and without its message', async () => {
  const { run, logged } = scene()
  const answer = await run(handle(call, async () => Promise.reject(new Error('secret table missing'))))
  expect([answer.status, answer.body.ErrorCode]).toEqual([500, 5000])
  expect(JSON.stringify(answer.body)).not.toContain('secret')
  expect(answer.body.message).toContain(logged[0]?.reference)
})

test('a call answers 503/5001 when the database is unavailable', async () => {
  const { run } = scene()
  const answer = await run(handle(call, async () => Promise.reject(new DatabaseUnavailableError('gone'))))
  expect([answer.status, answer.body.ErrorCode]).toEqual([503, 5001])
})

test('in development a response with an undeclared or invalid field becomes a 500', async () => {
  const { run, logged } = scene()
  const leaky = handle(call, async () => ({ n: 1, contact: 'private' }))
  const wrong = handle(call, async () => ({ n: 'one' as unknown as number }))
  expect((await run(leaky)).status).toBe(500)
  expect((await run(wrong)).status).toBe(500)
  expect(logged.map(({ err }) => err.message)).toEqual([
    'x.y returned fields that are not declared',
    expect.stringContaining('x.y returned a response that does not match its declaration'),
  ])
})

test('identical concurrent calls share one run, and a failure is not cached', async () => {
  const { run } = scene()
  let runs = 0
  const counted = handle(cached, async ({ n = 0 }) => {
    runs += 1
    if (runs === 1) throw new Error('first time')
    return { n }
  })
  expect((await run(counted, { n: 1 })).status).toBe(500)
  const answers = await Promise.all([run(counted, { n: 1 }), run(counted, { n: 1 }), run(counted, { n: 2 })])
  expect(answers.map(({ body }) => body.Data)).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }])
  expect(runs).toBe(3)
})

test('a cached response cannot be modified by its readers', async () => {
  const { run } = scene()
  const { body } = await run(handle(cached, async () => ({ n: 1 })))
  expect(() => Object.assign(body.Data as object, { n: 2 })).toThrow(TypeError)
})

test.each([
  [[], 403],
  [['moderator'], 200],
  [['ops'], 200],
])('a call for moderators, sent with the roles %p, answers %p', async (roles, status) => {
  const { run } = scene()
  const answer = await run(
    handle(moderators, async () => ({ s: 'x' })),
    {},
    { ...caller, authorised: true, user: { userId: 'u', roles } },
  )
  expect(answer.status).toBe(status)
})

test('a handler that exceeds its time limit is refused with 504/5002', async () => {
  const never = new Promise<never>(() => {})
  await expect(withinTime(never, 5)).rejects.toMatchObject({ status: 504, errorCode: 5002 })
})

test.each([
  ['a write waits until every process knows of it', written, true],
  ['a call that only reads does not wait', { ...written, repeat: 'reads' as const }, false],
  ['a counted event does not wait', { ...written, okStatus: 202 as const }, false],
  ['a GET does not wait', call, false],
])('%s', async (_what, declaration, waits) => {
  const steps: string[] = []
  const { run } = scene(async () => void steps.push('after write'))
  await run(
    handle(declaration, async () => {
      steps.push('run')
      return { n: 1 }
    }),
  )
  expect(steps).toEqual(waits ? ['run', 'after write'] : ['run'])
})

test('a refused write is answered at once', async () => {
  const steps: string[] = []
  const { run } = scene(async () => void steps.push('after write'))
  await run(handle(written, async () => Promise.reject(new Error('refused'))))
  expect(steps).toEqual([])
})
