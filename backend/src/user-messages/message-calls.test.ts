import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentPublish, commentReply } from 'calls/comment-writing'
import { batchfollowFollow } from 'calls/feed'
import * as calls from 'calls/messages'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { sameInBoth, notify } from './notify.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
afterEach(() => site.db.query('DELETE FROM user_messages'))

const notice = (title: string) =>
  ({
    kind: 'system',
    title: { en: title, id: `${title} (id)` },
    text: sameInBoth(''),
    path: '/about.html',
    mail: false,
  }) as const
const messages = async ({ visitor }: TestUser, input = {}) =>
  (await visitor.call(calls.usercenterMessages, input)).body.Data!

test('a user’s notices are listed newest first in the user’s language, without those of other users', async () => {
  for (const title of ['First', 'Second', 'Third']) await notify(site.db, [rina.userId], notice(title))
  await notify(site.db, [budi.userId], notice('Of another'))
  rina.visitor.lang = 'id'
  const page = await messages(rina, { pageSize: 2 })
  rina.visitor.lang = 'en'
  expect(page.items.map(({ title, url, read }) => [title, url, read])).toEqual([
    ['Third (id)', '/id/about.html', false],
    ['Second (id)', '/id/about.html', false],
  ])
  expect([page.total, page.unread, (await messages(rina, { pageIndex: 2, pageSize: 2 })).items.length]).toEqual([
    3, 3, 1,
  ])
  expect((await messages(rina, { kind: 'reply' })).total).toBe(0)
})

test('marking notices as read affects only the user’s own', async () => {
  await notify(site.db, [rina.userId, budi.userId], notice('One'))
  await notify(site.db, [rina.userId], notice('Two'))
  const [two, one] = (await messages(rina)).items
  const read = async (by: TestUser, input: object) =>
    (await by.visitor.call(calls.usercenterMessagesread, input as { all: true })).body
  expect((await read(budi, { ids: [one!.id, two!.id, 'nonsense'] })).Data).toEqual({ unread: 1 })
  expect((await read(rina, { ids: [one!.id] })).Data).toEqual({ unread: 1 })
  expect((await messages(rina, { unread: true })).items.map(({ title }) => title)).toEqual(['Two'])
  expect((await messages(rina, { unread: false })).items.map(({ title }) => title)).toEqual(['One'])
  expect((await read(rina, { all: true })).Data).toEqual({ unread: 0 })
  expect((await messages(budi)).unread).toBe(1)
  expect(await read(rina, {})).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'ids' }] })
  expect(await read(rina, { ids: ['1'], all: true })).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'ids' }] })
})

test('following, unfollowing and following again notifies the user once', async () => {
  for (const on of [true, false, true]) await budi.visitor.call(batchfollowFollow, { userIds: [rina.userId], on })
  expect((await messages(rina)).items).toMatchObject([
    { kind: 'system', title: 'Budi follows you', url: `/en/user/${budi.userId}.html` },
  ])
  expect((await messages(budi)).total).toBe(0)
})

test('a review notifies the broker’s staff, and their reply notifies its author', async () => {
  const staff = await addTestUser(site, 'Staff')
  const traderCode = await addBroker(site.db, 'm1')
  await addEnterprise(site.db, traderCode, [staff])
  const { commentId } = (
    await rina.visitor.call(commentPublish, { traderCode, content: 'Paid out within a day.', rating: 5 })
  ).body.Data!.comment
  expect((await messages(staff)).items).toMatchObject([
    { kind: 'enterprise', title: 'Rina has reviewed Broker m1', text: 'Paid out within a day.' },
  ])
  await staff.visitor.call(commentReply, { commentId, content: 'Thank you for telling.' })
  expect((await messages(rina)).items).toMatchObject([
    { kind: 'reply', title: 'Staff answered your review of Broker m1' },
  ])
  expect((await messages(budi)).total).toBe(0)
})
