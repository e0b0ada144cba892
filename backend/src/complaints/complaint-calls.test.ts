import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentImageupload } from 'calls/comment-writing'
import * as calls from 'calls/complaints'
import sharp from 'sharp'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: TestUser
let traderCode: string
beforeAll(async () => {
  site = await startApi({ sample: false })
  rina = await addTestUser(site, 'Rina')
  traderCode = await addBroker(site.db, 'broker1')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const complete = () => ({
  traderCode,
  reason: 'unable_to_withdraw' as const,
  content: 'I asked for my money on the first of May and have heard nothing since.',
  amount: { amount: 1250.5, currency: 'USD' },
  contact: 'rina@mail.example',
  consent: true as const,
})
const complain = async (by: TestUser, input: object = {}, headers = {}) =>
  (await by.visitor.call(calls.dealerComplaintadd, { ...complete(), ...input }, headers)).body
const count = async () =>
  (await site.db.one<{ count: number }>('SELECT count(*)::integer AS count FROM complaints'))?.count

async function picture(
  by: TestUser,
  call: typeof calls.dealerComplaintupload | typeof commentImageupload = calls.dealerComplaintupload,
) {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  return (await by.visitor.call(call, { file: new File([new Uint8Array(bytes)], 'proof.png') })).body.Data!.image
}

test('a complaint is filed with its pictures, and the response leaves out the contact', async () => {
  const image = await picture(rina)
  const captions = ['My request of 1 May']
  const { complaint } = (await complain(rina, { imageIds: [image.imageId], captions })).Data!
  expect(complaint).toMatchObject({
    reason: 'unable_to_withdraw',
    content: complete().content,
    amount: { amount: 1250.5, currency: 'USD' },
    state: 'open',
  })
  expect(complaint.broker.code).toBe(traderCode)
  expect(complaint.events).toEqual([
    expect.objectContaining({
      action: 'publish',
      from: null,
      to: 'open',
      actor: 'author',
      name: 'Rina',
      images: [{ ...image, caption: 'My request of 1 May' }],
    }),
  ])
  expect(JSON.stringify(complaint)).not.toContain('rina@mail.example')
})

test('a complaint without an amount is accepted', async () => {
  expect((await complain(rina, { amount: undefined })).Data?.complaint.amount).toBeNull()
})

test('a complaint sent twice with the same idempotency key is filed once', async () => {
  const before = await count()
  const key = { 'Idempotency-Key': 'complaint-1' }
  const [first, second] = [await complain(rina, {}, key), await complain(rina, {}, key)]
  expect([first.Data?.complaint.code, await count()]).toEqual([second.Data?.complaint.code, before! + 1])
})

test('a complaint refuses public pictures and other users’ pictures as evidence', async () => {
  const other = await addTestUser(site, 'Budi')
  for (const image of [await picture(rina, commentImageupload), await picture(other)]) {
    expect(await complain(rina, { imageIds: [image.imageId] })).toMatchObject({
      ErrorCode: 1004,
      errors: [{ field: 'imageIds' }],
    })
  }
})

test('missing and invalid complaint fields are refused by name, and nothing is stored', async () => {
  const before = await count()
  const wrong: [object, string, number][] = [
    [{ content: 'Too short.' }, 'content', 1002],
    [{ content: 'x'.repeat(5001) }, 'content', 1002],
    [{ contact: 'me' }, 'contact', 1002],
    [{ consent: false }, 'consent', 1004],
    [{ consent: undefined }, 'consent', 1001],
    [{ reason: 'revenge' }, 'reason', 1004],
    [{ amount: { amount: -1, currency: 'USD' } }, 'amount.amount', 1003],
    [{ amount: { amount: 1e15, currency: 'USD' } }, 'amount.amount', 1003],
    [{ amount: { amount: 1, currency: 'dollars' } }, 'amount.currency', 1002],
    [{ amount: { amount: 1 } }, 'amount.currency', 1001],
  ]
  for (const [input, field, code] of wrong)
    expect([await complain(rina, input)].map(({ ErrorCode, errors }) => [errors?.[0]?.field, ErrorCode])).toEqual([
      [field, code],
    ])
  expect((await complain(rina, { traderCode: 'nobody9' })).ErrorCode).toBe(3001)
  expect(await count()).toBe(before)
})

test('a complaint of a blocked account, or after 20 others, is refused', async () => {
  const eager = await addTestUser(site, 'Eager')
  const answers = []
  for (let sent = 0; sent < 21; sent += 1) answers.push((await complain(eager)).ErrorCode)
  expect(answers.slice(-2)).toEqual([0, 4001])
  const { userId } = await addTestUser(site, 'Blocked')
  await site.db.query('UPDATE users SET blocked_at = now() WHERE user_id = $1', [userId])
  const caller = {
    user: { userId, roles: [] },
    sessionId: 's',
    authorised: true,
    lang: 'id' as const,
    country: '',
    ip: '',
  }
  const { status, body } = await site.api.invoke({ call: calls.dealerComplaintadd, input: complete(), caller })
  expect([status, body.ErrorCode, body.message]).toEqual([403, 2010, 'Akun ini diblokir.'])
})
