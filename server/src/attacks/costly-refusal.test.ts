import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addTestUser } from 'backend/testing/scene'
import type { TestUser } from 'backend/testing/scene'
import { enterpriseSave } from 'calls/enterprise'
import { usercenterLogin } from 'calls/sign-in'
import { forextoolsPosition } from 'calls/tools'
import { readQuery } from 'shared-state/api/read-query'
import { growth, QUADRATIC } from 'shared-state/testing/growth'

let site: ApiUnderTest
let rina: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  rina = await addTestUser(site, 'Rina')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const claim = {
  kind: 'broker',
  traderCode: 'x1',
  name: 'Firm',
  contactName: 'Rina',
  contactEmail: 'rina@firm.example',
} as const

test('a website of 200,000 dots is refused for its length, in linear time', async () => {
  const save = async (dots: number) => {
    const answer = await rina.visitor.call(enterpriseSave, { ...claim, website: `http://${'.'.repeat(dots)} ` })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'website', message: 'Enter at most 200 characters.' }],
    ])
  }
  expect(await growth(save, 6_400)).toBeLessThan(QUADRATIC)
})

const fields = (count: number) => Array.from({ length: count }, (_none, index) => `f${index}`)

test.each<[string, number, (size: number) => string]>([
  ['unknown fields', 640, size => JSON.stringify(Object.fromEntries(fields(size).map(name => [name, 1])))],
  ['rates in a list', 3_200, size => `{"pair":"EURUSD","account":"USD","rates":[${'1,'.repeat(size)}1]}`],
  ['nested lists', 3_200, size => `{"pair":"EURUSD","account":"USD","rates":${'['.repeat(size)}${']'.repeat(size)}}`],
])('a body with thousands of %s is refused with a short response in linear time', async (_name, size, bodyOf) => {
  const send = async (amount: number) => {
    const answer = await site.visitor().send('POST', forextoolsPosition.path, { body: bodyOf(amount) })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).length).toBeLessThan(20_000)
  }
  expect(await growth(send, size)).toBeLessThan(QUADRATIC)
})

test('a refusal names at most 50 fields', async () => {
  const wrong = Object.fromEntries(fields(5_000).map(name => [name, 1]))
  const { body } = await site.visitor().send('POST', usercenterLogin.path, { body: wrong })
  expect(body.errors).toHaveLength(50)
})

test('an idempotency key that is not a string is refused, not converted', async () => {
  const headers = { Authorization: `Bearer ${await rina.visitor.token()}` }
  for (const idempotencyKey of [{ toString: 1 }, [['a long key']], 12_345_678]) {
    const answer = await rina.visitor.send('POST', enterpriseSave.path, { body: { ...claim, idempotencyKey }, headers })
    expect([answer.status, answer.body.ErrorCode]).toEqual([400, 1009])
  }
})

test('a query with 80,000 different fields is parsed in linear time', async () => {
  const read = (count: number) => {
    const query = new URLSearchParams(
      fields(count)
        .map(name => `${name}=1`)
        .join('&'),
    )
    expect(Object.keys(readQuery(query, forextoolsPosition.input))).toHaveLength(count)
  }
  expect(await growth(read, 2_500)).toBeLessThan(QUADRATIC)
})
