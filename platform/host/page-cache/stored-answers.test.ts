import { expect, test } from '@jest/globals'
import { declareCall } from 'shared-state/api/declare-call'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { TransportAnswer } from 'shared-state/api/transport'
import { object, strictObject, string } from 'shared-state/schema'
import { StoredAnswers } from './stored-answers.ts'

const plain = {
  section: 'Scene',
  scope: 'public',
  method: 'GET',
  input: strictObject({ code: string() }),
  output: object({ text: string() }),
} as const
const reviews = declareCall({ ...plain, name: 'scene.reviews' })

/** A page's calls through the stored answers; `asked` are those that reached the backend. */
function setUp() {
  const answers = new StoredAnswers()
  answers.isOpen = true
  const asked: unknown[] = []
  const scene = {
    answers,
    asked,
    status: 200,
    /** Happens while a call is answered. */
    meanwhile: () => {},
    send: (declaration: CallDeclaration = reviews, code = 'one', lang = 'en') =>
      through(lang).send({ declaration, input: { code }, headers: {}, signal: AbortSignal.timeout(10_000) }),
  }
  const through = (lang: string) =>
    answers.through(
      {
        needsToken: false,
        async send({ input }) {
          asked.push(input)
          scene.meanwhile()
          const succeed = scene.status === 200
          return {
            status: scene.status,
            body: { succeed, Data: { text: `answer ${asked.length}` } },
          } as TransportAnswer
        },
      },
      lang,
    )
  return scene
}

test('pages share the answer of a call with the same input and language', async () => {
  const { asked, send } = setUp()
  const first = await send()
  expect(await send()).toEqual(first)
  await send(reviews, 'two')
  await send(reviews, 'one', 'id')
  expect(asked).toHaveLength(3)
})

test('an answer is asked for again once anything has changed', async () => {
  const { answers, asked, send } = setUp()
  await send()
  answers.clear()
  await send()
  expect(asked).toHaveLength(2)
})

test('an answer is not shared if something changes while it is made', async () => {
  const scene = setUp()
  scene.meanwhile = () => scene.answers.clear()
  await scene.send()
  scene.meanwhile = () => {}
  expect((await scene.send()).body.Data).toEqual({ text: 'answer 2' })
})

test.each([
  ['may depend on its visitor', { perVisitor: true } as const],
  ['needs a permission', { scope: 'read' } as const],
  ['writes', { writes: true } as const],
])('the answer of a call that %s is not shared', async (_what, more) => {
  const { asked, send } = setUp()
  const call = declareCall({ ...plain, name: 'scene.other', ...more })
  await send(call)
  await send(call)
  expect(asked).toHaveLength(2)
})

test('a refusal is not shared, and no answer while changes cannot be heard', async () => {
  const scene = setUp()
  scene.status = 404
  await scene.send()
  scene.status = 200
  scene.answers.isOpen = false
  await scene.send()
  await scene.send()
  expect(scene.asked).toHaveLength(3)
})
