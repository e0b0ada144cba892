/** @jest-environment ../scripts/jest/node-environment.mjs */
import { expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { dealerMain } from 'calls/broker-tabs'
import { brokersIndexinit, dealerGettraderbycodes } from 'calls/brokers'
import { exposureNew } from 'calls/exposure'
import { usercenterModifynick } from 'calls/profile'
import { gradeOf } from 'calls/rating/grade'
import { usercenterLogin, usercenterLogout } from 'calls/sign-in'
import { homeContentcookie, usercenterGetuser } from 'calls/users'
import { MockBackend } from 'platform/alone/src/backend/mock-backend'
import type { CallDeclaration, CallOutput } from 'shared-state/api/declare-call'
import { exampleInput } from 'shared-state/examples/call-examples'
import { backend as portal } from './backend.ts'

/** A backend with a given visitor signed in. */
function backendWith(as = 'nobody') {
  const set = { as, slow: 0, fail: {} }
  const backend = new MockBackend({
    portal,
    answers: [],
    switches: () => set,
    onVisitor: name => (set.as = name),
    now: () => Date.UTC(2026, 0, 15, 12),
  })
  const ask = async <Declared extends CallDeclaration>(call: Declared, input: object = {}) => {
    const reply = await backend.answer(call, input)
    if (reply.kind !== 'data') throw new Error(JSON.stringify(reply))
    return reply.data as CallOutput<Declared>
  }
  return { backend, ask, set }
}

const answered = allCalls.filter(({ body, who }) => body !== 'upload' && who.some(visitor => visitor !== 'ops'))

test.each(answered.map(call => [call.name, call] as const))(
  '%s: the mock backend returns a valid and repeatable response',
  async (_name, call) => {
    const as = call.who.includes('moderator') ? 'moderator' : 'trader'
    const { backend } = backendWith(as)
    const reply = await backend.answer(call, exampleInput(call))
    expect(reply.kind).toBe('data')
    expect(await backendWith(as).backend.answer(call, exampleInput(call))).toEqual(reply)
  },
)

test('the mock broker list has distinct brokers of all grades and a last page', async () => {
  const { ask } = backendWith()
  const pages = await Promise.all([1, 2, 3].map(pageIndex => ask(brokersIndexinit, { pageIndex, pageSize: 20 })))
  const brokers = pages.flatMap(({ items }) => items)
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [20, 37],
    [17, 37],
    [0, 37],
  ])
  expect(new Set(brokers.map(({ code }) => code)).size).toBe(37)
  expect(new Set(brokers.map(({ grade }) => grade))).toEqual(new Set(['AAA', 'AA', 'A', 'B', 'C', 'D', null]))
  for (const { score, grade } of brokers) expect(grade).toBe(gradeOf(score))
})

test('the mock backend returns the same broker in a list and in its detail', async () => {
  const { ask } = backendWith()
  const { items } = await ask(brokersIndexinit)
  const { main } = await ask(dealerMain, { traderCode: items[7]!.code })
  expect(main).toMatchObject({ shortName: items[7]!.shortName, slug: items[7]!.slug, score: items[7]!.score })
  const asked = await ask(dealerGettraderbycodes, { codes: [items[5]!.code, items[2]!.code] })
  expect(asked.items.map(({ code }) => code)).toEqual([items[5]!.code, items[2]!.code])
})

test('a mock list has the requested length', async () => {
  const { ask } = backendWith()
  expect((await ask(exposureNew, { num: 3 })).items).toHaveLength(3)
})

test('the mock backend lets a visitor log in, make calls that require a login, and log out', async () => {
  const { backend, ask, set } = backendWith()
  expect(await backend.answer(usercenterGetuser, {})).toMatchObject({ kind: 'refusal', status: 401 })
  expect(await ask(homeContentcookie)).toBeNull()
  const { user } = await ask(usercenterLogin, { account: 'reader@example.com', password: 'winter rain on 5 roofs' })
  expect((await ask(usercenterGetuser)).user).toEqual(user)
  expect((await ask(usercenterModifynick, { nick: 'lantern' })).user.nick).toBe('lantern')
  await ask(usercenterLogout)
  expect(set.as).toBe('nobody')
})
