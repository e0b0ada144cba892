import { expect, jest, test } from '@jest/globals'
import { declareCall } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { mockAnswer, type MockAnswer } from 'shared-state/contract/area-alone'
import { ApiError } from 'shared-state/runtime'
import { array, lte, number, object, optional, strictObject, string } from 'shared-state/schema'
import type { Failure } from '../switches.ts'
import { MockBackend } from './mock-backend.ts'

const declare = (name: string, who: 'any' | 'user' | 'moderator' = 'any') =>
  declareCall({
    name,
    section: 'Test',
    scope: 'read',
    method: 'GET',
    who: [who],
    input: strictObject({ pageSize: optional(number().check(lte(100))) }),
    output: object({ titles: array(string()) }),
  })
const list = declare('test.list')
const own = declare('test.own', 'user')
const moderated = declare('test.moderated', 'moderator')
const login = declare('test.login')
const menu = declare('test.menu')

function backendWith({
  as = 'nobody',
  fail = {},
  answers = [],
}: { as?: string; fail?: Record<string, Failure>; answers?: MockAnswer[] } = {}) {
  const set = { as, slow: 0, fail }
  const backend = new MockBackend({
    portal: {
      visitors: {
        reader: { label: 'A reader', user: { userId: '1' } as never, shownAs: '', roles: [] },
        editor: { label: 'An editor', user: { userId: '2' } as never, shownAs: '', roles: ['moderator'] },
      },
      layoutCalls: [menu.name],
      visitorAfter: { [login.name]: 'reader' },
      makeAnswer: exampleOutput,
    },
    answers,
    switches: () => set,
    onVisitor: name => (set.as = name),
  })
  return { backend, set }
}

test('the mock backend rejects invalid input and names the field', async () => {
  expect(await backendWith().backend.answer(list, { pageSize: 900 })).toMatchObject({
    kind: 'refusal',
    status: 400,
    errors: [{ field: 'pageSize' }],
  })
})

test.each([
  ['nobody', own, 401],
  ['reader', own, 200],
  ['reader', moderated, 403],
  ['editor', moderated, 200],
])('the mock backend checks whether %s may send the call %j', async (as, call, status) => {
  expect(await backendWith({ as }).backend.answer(call, {})).toMatchObject({ status })
})

test('a login call changes the visitor of the mock backend', async () => {
  const { backend, set } = backendWith()
  await backend.answer(login, {})
  expect(set.as).toBe('reader')
})

test('the mock backend fails calls as configured: all except those of the layout, or one by name', async () => {
  const { backend } = backendWith({ fail: { all: '503', 'test.own': 'network' } })
  expect(await backend.answer(list, {})).toMatchObject({ kind: 'refusal', status: 503 })
  expect(await backend.answer(own, {})).toEqual({ kind: 'broken', how: 'network' })
  expect(await backend.answer(menu, {})).toMatchObject({ kind: 'data' })
  const failing = backendWith({ fail: { 'test.menu': '404' } }).backend
  expect(await failing.answer(menu, {})).toMatchObject({ kind: 'refusal', status: 404 })
})

test('a mock response may change the example response or refuse the call, and is checked against the declaration', async () => {
  const short = mockAnswer(list, ({ made, input }) => (input.pageSize === 1 ? { titles: ['one'] } : made))
  const refusing = mockAnswer(menu, () => {
    throw new ApiError({ call: menu.name, status: 404, code: 3001, message: 'gone' })
  })
  const wrong = mockAnswer(login, () => ({ titles: 'none' }) as never)
  const { backend } = backendWith({ answers: [short, refusing, wrong] })
  expect(await backend.answer(list, { pageSize: 1 })).toMatchObject({ data: { titles: ['one'] } })
  expect(await backend.answer(list, {})).toMatchObject({ data: exampleOutput(list) })
  expect(await backend.answer(menu, {})).toMatchObject({ kind: 'refusal', status: 404, code: 3001 })
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await backend.answer(login, {})).toMatchObject({ kind: 'refusal', status: 500 })
  expect(String(said.mock.calls[0])).toContain('does not match the declaration')
  said.mockRestore()
})
