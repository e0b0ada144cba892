import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { enterpriseSave } from 'shared-state/calls/enterprise'
import { usercenterLogin } from 'shared-state/calls/sign-in'
import { forextoolsPosition } from 'shared-state/calls/tools'
import { readQuery } from 'shared-state/api/read-query'
import { startApi, START_MS } from '../api/testing/api-under-test.ts'
import type { ApiUnderTest } from '../api/testing/api-under-test.ts'
import { someone } from '../api/testing/scene.ts'
import type { Someone } from '../api/testing/scene.ts'

let site: ApiUnderTest
let rina: Someone
beforeAll(async () => {
  site = await startApi({ sample: false })
  rina = await someone(site, 'Rina')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

async function timed<Answer>(work: () => Answer | Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now()
  return { answer: await work(), ms: performance.now() - begun }
}

const SECOND = 1000
const claim = { kind: 'broker', traderCode: 'x1', name: 'Firm', contactName: 'Rina', contactEmail: 'rina@firm.example' } as const

test('a website of 200,000 dots is refused by its length, within a second', async () => {
  const { answer, ms } = await timed(() => rina.visitor.call(enterpriseSave, { ...claim, website: `http://${'.'.repeat(200_000)} ` }))
  expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'website', message: 'Enter at most 200 characters.' }]])
  expect(ms).toBeLessThan(SECOND)
})

test.each([
  ['20,000 unknown fields', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_none, index) => [`f${index}`, 1])))],
  ['100,000 rates in a list', `{"pair":"EURUSD","account":"USD","rates":[${'1,'.repeat(100_000)}1]}`],
  ['100,000 nested lists', `{"pair":"EURUSD","account":"USD","rates":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('a body of %s is refused within a second', async (_name, body) => {
  const { answer, ms } = await timed(() => site.visitor().send('POST', forextoolsPosition.path, { body }))
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body).length).toBeLessThan(20_000)
  expect(ms).toBeLessThan(SECOND)
})

test('a refusal names at most 50 fields', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 5_000 }, (_none, index) => [`f${index}`, 1]))
  const { body } = await site.visitor().send('POST', usercenterLogin.path, { body: wrong })
  expect(body.errors).toHaveLength(50)
})

test('an idempotency key that is no text is refused, not converted', async () => {
  const headers = { Authorization: `Bearer ${await rina.visitor.token()}` }
  for (const idempotencyKey of [{ toString: 1 }, [['a long key']], 12_345_678]) {
    const answer = await rina.visitor.send('POST', enterpriseSave.path, { body: { ...claim, idempotencyKey }, headers })
    expect([answer.status, answer.body.ErrorCode]).toEqual([400, 1009])
  }
})

test('an address with 100,000 different fields is read within a second', async () => {
  const query = new URLSearchParams(Array.from({ length: 100_000 }, (_none, index) => `f${index}=1`).join('&'))
  const { answer, ms } = await timed(() => readQuery(query, forextoolsPosition.input))
  expect(Object.keys(answer)).toHaveLength(100_000)
  expect(ms).toBeLessThan(SECOND)
})
