import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterAccountexport } from 'calls/account-data'
import { usercenterComplaintfunds } from 'calls/account-lists'
import * as calls from 'calls/complaints'
import { enterpriseReplies } from 'calls/enterprise'
import { exposureUpload } from 'calls/exposure-cases'
import { usercenterMessages } from 'calls/messages'
import { moderationDecide, moderationDetail, moderationQueue } from 'calls/moderation'
import sharp from 'sharp'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addCaseScene } from '../testing/case-scene.ts'
import type { CaseScene } from '../testing/case-scene.ts'
import { fileComplaint, PRIVATE_CONTACT, uploadPrivately } from '../testing/complaint-scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let scene: CaseScene
beforeAll(async () => {
  site = await startApi({ sample: false })
  scene = await addCaseScene(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const file = () => fileComplaint(scene.author, scene.traderCode)
const decide = async (id: string, decision: 'approve' | 'reject', reason: string) =>
  (await scene.moderator.visitor.call(moderationDecide, { kind: 'complaint', id, decision, reason })).body
const append = async (code: string, more: object = {}, headers = {}) => {
  const input = { code, content: 'They wrote again yesterday.', ...more }
  return (await scene.author.visitor.call(calls.complaintAppend, input, headers)).body
}
const detail = async (by: TestUser, code: string) => (await by.visitor.call(calls.complaintDetail, { code })).body
const inDesk = async (code: string) =>
  (await scene.moderator.visitor.call(moderationDetail, { kind: 'complaint', id: code })).body.Data!
const waiting = async () =>
  (await scene.moderator.visitor.call(moderationQueue, { kind: 'complaint' })).body.Data!.items.map(({ id }) => id)
const newest = async (by: TestUser) => (await by.visitor.call(usercenterMessages, {})).body.Data!.items[0]

test('a supplement opens an answered complaint again, the desk shows it with its pictures, and it is answered again', async () => {
  const { author, moderator } = scene
  const code = await file()
  expect((await decide(code, 'approve', 'Ask for a bank reference.')).Data?.state).toBe('answered')
  expect(await newest(author)).toMatchObject({
    title: 'Your private complaint about Broker broker1 was answered',
    text: 'Ask for a bank reference.',
    url: `/en/user/complaints/private.html?code=${code}`,
  })
  expect(await waiting()).not.toContain(code)

  const imageId = await uploadPrivately(author)
  const added = (await append(code, { imageIds: [imageId], captions: ['Their mail'] })).Data!
  expect([added.complaint.state, added.event.images]).toMatchObject(['open', [{ imageId, caption: 'Their mail' }]])
  expect(await newest(moderator)).toMatchObject({
    title: 'The author of a private complaint about Broker broker1 added information',
    text: '',
    url: `/en/user/moderation.html?kind=complaint&id=${code}`,
  })
  expect(await waiting()).toContain(code)
  expect(await inDesk(code)).toMatchObject({
    text: expect.stringMatching(/have heard nothing since\.\n\nAdded \d{4}-\d\d-\d\d: They wrote again yesterday\.$/),
    images: [{ imageId }],
    decisions: [{ action: 'answer', to: 'answered', reason: 'Ask for a bank reference.' }],
  })

  expect((await decide(code, 'approve', 'Now ask your bank.')).Data?.state).toBe('answered')
  const closed = await author.visitor.call(calls.complaintClose, { code, outcome: 'settled', note: 'They have paid.' })
  expect(closed.body.Data?.complaint.state).toBe('closed')
  expect((await newest(moderator))?.title).toContain('says that it is settled')
  const { complaint, actions } = (await detail(author, code)).Data!
  expect(complaint.events.map(({ action, from, to, actor, note }) => [action, from, to, actor, note])).toEqual([
    ['publish', null, 'open', 'author', ''],
    ['answer', 'open', 'answered', 'moderator', 'Ask for a bank reference.'],
    ['append', 'answered', 'open', 'author', 'They wrote again yesterday.'],
    ['answer', 'open', 'answered', 'moderator', 'Now ask your bank.'],
    ['settle', 'answered', 'closed', 'author', 'They have paid.'],
  ])
  expect(actions).toEqual([])
})

test('a supplement that is sent twice with the same key is added once, and its pictures must be private and the author’s', async () => {
  const code = await file()
  const key = { 'Idempotency-Key': 'supplement-1' }
  expect([await append(code, {}, key), await append(code, {}, key)].map(({ ErrorCode }) => ErrorCode)).toEqual([0, 0])
  expect((await detail(scene.author, code)).Data?.complaint.events).toHaveLength(2)
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const shown = await scene.author.visitor.call(exposureUpload, { file: new File([new Uint8Array(png)], 'a.png') })
  for (const imageId of [shown.body.Data!.image.imageId, await uploadPrivately(scene.stranger)])
    expect(await append(code, { imageIds: [imageId] })).toMatchObject({ errors: [{ field: 'imageIds' }] })
  expect((await detail(scene.author, code)).Data?.complaint.events).toHaveLength(2)
})

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await site.db.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const texts = []
  for (const { name } of tables) texts.push(JSON.stringify(await site.db.query(`SELECT t::text AS row FROM ${name} t`)))
  return texts.join('\n')
}

test('the contact of a private complaint is in clear nowhere in the database', async () => {
  const code = await file()
  await append(code)
  await scene.moderator.visitor.call(calls.complaintContact, { code })
  await decide(code, 'approve', 'Ask for a bank reference.')
  const rows = await dump()
  expect(rows).toContain(code)
  expect(rows).not.toContain(PRIVATE_CONTACT)
})

test('the contact is shown to the author on the site and in their data, and to a moderator who asks, which is recorded', async () => {
  const { author, moderator } = scene
  const code = await file()
  expect((await detail(author, code)).Data?.contact).toBe(PRIVATE_CONTACT)
  const { data } = (await author.visitor.call(usercenterAccountexport, {})).body.Data!
  expect(data.complaints).toContainEqual(expect.objectContaining({ code, contact: PRIVATE_CONTACT }))
  expect(data.complaintEvents).toContainEqual(expect.objectContaining({ complaint_code: code, action: 'publish' }))

  const others = [
    await inDesk(code),
    await detail(moderator, code),
    (await author.visitor.call(usercenterComplaintfunds, {})).body,
  ]
  expect(JSON.stringify(others)).toContain(code)
  expect(JSON.stringify(others)).not.toContain(PRIVATE_CONTACT)
  const readings = () =>
    site.db.query(
      `SELECT user_id FROM audit_events WHERE kind = 'complaint' AND target_id = $1 AND action = 'contact'`,
      [code],
    )
  expect(await readings()).toEqual([])
  expect((await moderator.visitor.call(calls.complaintContact, { code })).body.Data).toEqual({
    contact: PRIVATE_CONTACT,
  })
  expect(await readings()).toEqual([{ user_id: moderator.userId }])
})

test('the staff of the broker see a private complaint nowhere', async () => {
  const { staff } = scene
  const code = await file()
  const answers = [
    await staff.visitor.call(calls.complaintDetail, { code }),
    await staff.visitor.call(calls.complaintAppend, { code, content: 'We never heard of it.' }),
  ]
  expect(answers.map(({ status, body }) => [status, body.ErrorCode])).toEqual([
    [404, 3001],
    [404, 3001],
  ])
  const inbox = await staff.visitor.call(enterpriseReplies, { enterpriseId: 'ebroker1' })
  expect(inbox.body.Data?.items).toEqual([])
  expect((await staff.visitor.call(usercenterMessages, {})).body.Data?.items).toEqual([])
})
