import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { START_MS, startApi } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addBroker } from 'backend/testing/scene'
import { Visitor } from 'backend/testing/visitor'
import { dealerExpandinfo } from 'calls/leaving'
import { usercenterQrinit } from 'calls/qr-sign-in'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  await addBroker(site.db, 'b1')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** Returns how many of `times` requests, each from another address, are accepted before one is refused as one too many. */
async function accepted(send: (index: number) => Promise<{ body: { ErrorCode: number } }>, times: number) {
  for (let index = 0; index < times; index += 1) if ((await send(index)).body.ErrorCode === 4001) return index
  return Infinity
}

test('changing the address within one /64 allows no more QR sign-ins than a single address', async () => {
  const send = (index: number) =>
    new Visitor(site.url, `2001:db8:1:1::${index.toString(16)}`).call(usercenterQrinit, {})
  expect(await accepted(send, 201)).toBe(200)
}, 60_000)

test('changing the /64 within one /48 allows eight times as much as one /64', async () => {
  const send = (index: number) =>
    new Visitor(site.url, `2001:db8:2:${index.toString(16)}::1`).call(dealerExpandinfo, { traderCode: 'b1' })
  expect(await accepted(send, 241)).toBe(240)
}, 60_000)
