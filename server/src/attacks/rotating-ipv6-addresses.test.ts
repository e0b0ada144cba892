import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { proveHuman } from 'backend/testing/prove-human'
import { addBroker } from 'backend/testing/scene'
import { Visitor } from 'backend/testing/visitor'
import { usercenterBotregister } from 'calls/bot-check'
import { contactSubmit } from 'calls/contact'
import { dealerExpandinfo } from 'calls/leaving'
import { usercenterLogin } from 'calls/sign-in'
import { usercenterOpenidcallback } from 'calls/third-party'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await addBroker(site.db, 'b1')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

interface Sent {
  status: number
  body: { ErrorCode: number }
}
/** Sends from a new address each time until this error is returned; returns how many requests were accepted. */
async function sentBefore(
  errorCode: number,
  send: (visitor: Visitor) => Promise<Sent>,
  addressOf: (index: number) => string,
  most: number,
): Promise<number> {
  for (let index = 0; index <= most; index += 1)
    if ((await send(new Visitor(site.url, addressOf(index)))).body.ErrorCode === errorCode) return index
  return Infinity
}
/** Reads an answer that is a redirect on success. */
const codeOf = async (answer: Response): Promise<Sent> => ({
  status: answer.status,
  body: answer.status === 302 ? { ErrorCode: 0 } : ((await answer.json()) as Sent['body']),
})
let scenes = 0
/** A /48 that no other test has used. */
const freshNetwork = () => `2001:db8:${(scenes += 1).toString(16)}`
const message = { name: 'Rina', email: 'rina@mail.example', content: 'How do I remove a review?' }

test.each<[string, number, (visitor: Visitor) => Promise<Sent>]>([
  [
    'returns from a sign-in provider',
    100,
    async visitor => codeOf(await visitor.fetch('GET', `${usercenterOpenidcallback.path}?state=x&code=y`)),
  ],
  ['bot checks', 300, visitor => visitor.call(usercenterBotregister, { scene: 'login' })],
  ['contacts of brokers', 30, visitor => visitor.call(dealerExpandinfo, { traderCode: 'b1' })],
  [
    'messages to the site',
    10,
    async visitor =>
      visitor.call(
        contactSubmit,
        { ...message, bot: await proveHuman(visitor, 'contact') },
        { 'Idempotency-Key': crypto.randomUUID() },
      ),
  ],
])(
  'changing the address within one /64 allows no more %s than a single address',
  async (_what, most, send) => {
    const network = freshNetwork()
    expect(await sentBefore(4001, send, index => `${network}:1::${index.toString(16)}`, most)).toBe(most)
  },
  60_000,
)

test('wrong passwords from one /64 together trigger a bot check', async () => {
  const network = freshNetwork()
  let tries = 0
  const send = (visitor: Visitor) =>
    visitor.call(usercenterLogin, { account: `nobody${(tries += 1)}@mail.example`, password: 'seven green lamps' })
  expect(await sentBefore(2008, send, index => `${network}:1::${index.toString(16)}`, 10)).toBe(10)
})
