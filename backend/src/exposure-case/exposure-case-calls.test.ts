import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { exposureDetail } from 'calls/exposure'
import * as calls from 'calls/exposure-cases'
import { moderationDetail, moderationQueue } from 'calls/moderation'
import { usercenterMessages } from 'calls/messages'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { images } from '../image-files/images.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addCaseScene, completeFields, CONTACT, sendPost, uploadPicture } from '../testing/case-scene.ts'
import type { CaseScene } from '../testing/case-scene.ts'
import { changesDuring } from '../testing/hear-changes.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let scene: CaseScene
let pictures: Server
beforeAll(async () => {
  site = await startApi({ sample: false })
  pictures = express().use(images(site.db, site.api.callerOf)).listen(0, '127.0.0.1')
  await new Promise(resolve => pictures.once('listening', resolve))
  scene = await addCaseScene(site)
}, START_MS)
afterAll(async () => {
  await new Promise(resolve => pictures.close(resolve))
  await site.close()
})
afterEach(() => expect(site.errors).toEqual([]))

/** One author may send only so many new posts a day. */
const send = (by = scene.author) => sendPost(by, scene.traderCode)
const own = async (by: TestUser, code: string) => (await by.visitor.call(calls.exposureOwn, { code })).body
const publicly = async (code: string) => (await site.visitor().call(exposureDetail, { code })).body
const review = async (code: string, decision: 'approve' | 'reject' | 'accept' | 'decline', reason?: string) =>
  (await scene.moderator.visitor.call(calls.exposureReview, { code, decision, reason })).body
const DEMAND = 'Please ask them for the bank reference.'

/** A published case. */
async function published(by = scene.author): Promise<string> {
  const code = await send(by)
  await review(code, 'approve')
  return code
}

async function inMediation(by = scene.author): Promise<string> {
  const code = await published(by)
  await by.visitor.call(calls.exposureAdd, { code, demand: DEMAND })
  await review(code, 'accept')
  return code
}

test('a case goes from draft to resolved and reopened, and its public timeline has every step in order', async () => {
  const { author, staff } = scene
  const code = await inMediation()
  await staff.visitor.call(calls.exposureBrokerreply, { code, content: 'We have sent the money today.' })
  await author.visitor.call(calls.exposureAppend, { code, content: 'It has not arrived at my bank.' })
  await staff.visitor.call(calls.exposureBrokerreply, { code, content: 'Our bank sent it back, we try again.' })
  await author.visitor.call(calls.exposureResolve, { code, note: 'It has arrived.' })
  const { body } = await author.visitor.call(calls.exposureReopen, { code, note: 'The bank took it back.' })
  expect([body.Data?.exposure.state, body.Data?.event.action]).toEqual(['in_mediation', 'reopen'])
  const { exposure, events } = (await publicly(code)).Data!
  expect([exposure.state, exposure.replied]).toEqual(['in_mediation', true])
  expect(events.map(({ action, actor, from, to, note }) => [action, actor, from, to, note]).reverse()).toEqual([
    ['publish', 'author', null, 'pending_review', ''],
    ['approve', 'moderator', 'pending_review', 'published', ''],
    ['add', 'author', 'published', 'mediation_requested', DEMAND],
    ['accept', 'moderator', 'mediation_requested', 'in_mediation', ''],
    ['reply', 'staff', 'in_mediation', 'awaiting_author', 'We have sent the money today.'],
    ['append', 'author', 'awaiting_author', 'in_mediation', 'It has not arrived at my bank.'],
    ['reply', 'staff', 'in_mediation', 'awaiting_author', 'Our bank sent it back, we try again.'],
    ['resolve', 'author', 'awaiting_author', 'resolved', 'It has arrived.'],
    ['reopen', 'author', 'resolved', 'in_mediation', 'The bank took it back.'],
  ])
  const audited = await site.db.query<{ action: string; user_id: string }>(
    `SELECT action, user_id FROM audit_events WHERE kind = 'exposure' AND target_id = $1 ORDER BY event_id`,
    [code],
  )
  expect(audited.map(({ action }) => action)).toEqual(events.map(({ action }) => action).reverse())
})

test('an incomplete draft can be saved and continued, and is sent for review only when it is complete', async () => {
  const { author, stranger, traderCode } = scene
  const draft = { title: 'Only', contact: CONTACT, draft: true }
  const saved = (await author.visitor.call(calls.exposurePublish, draft)).body.Data!.exposure
  expect(saved).toMatchObject({ state: 'draft', title: 'Only', broker: null })
  expect((await own(author, saved.code)).Data).toMatchObject({
    contact: CONTACT,
    actions: ['publish'],
    events: [],
    draft: {
      traderCode: null,
      brokerName: '',
      reason: null,
      title: 'Only',
      content: '',
      amount: null,
      incidentDate: null,
    },
  })
  expect((await own(stranger, saved.code)).ErrorCode).toBe(3001)
  const incomplete = (await author.visitor.call(calls.exposurePublish, { code: saved.code, title: 'Only' })).body
  expect([incomplete.ErrorCode, incomplete.errors?.map(({ field }) => field).sort()]).toEqual([
    1000,
    ['amount', 'consent', 'contact', 'content', 'imageIds', 'incidentDate', 'reason', 'title'],
  ])
  const imageIds = [await uploadPicture(author)]
  const sent = await author.visitor.call(calls.exposurePublish, {
    ...completeFields(traderCode),
    code: saved.code,
    imageIds,
  })
  expect(sent.body.Data?.exposure).toMatchObject({
    code: saved.code,
    state: 'pending_review',
    title: 'My withdrawal has not arrived',
  })
  const again = await author.visitor.call(calls.exposurePublish, {
    ...completeFields(traderCode),
    code: saved.code,
    imageIds,
  })
  expect([again.status, again.body.ErrorCode]).toEqual([409, 3101])
})

test('a post names exactly one broker, listed or not, and no future date', async () => {
  const { author, traderCode } = scene
  const complete = { ...completeFields(traderCode), imageIds: [await uploadPicture(author)] }
  const refused = async (input: object) => {
    const { body } = await author.visitor.call(calls.exposurePublish, { ...complete, ...input })
    return [body.ErrorCode, body.errors?.[0]?.field]
  }
  expect(await refused({ brokerName: 'Other' })).toEqual([1004, 'brokerName'])
  expect(await refused({ traderCode: undefined })).toEqual([1001, 'traderCode'])
  expect(await refused({ traderCode: 'nobody9' })).toEqual([3001, undefined])
  expect(await refused({ incidentDate: '2099-01-01' })).toEqual([1004, 'incidentDate'])
  const free = await author.visitor.call(calls.exposurePublish, {
    ...complete,
    traderCode: undefined,
    brokerName: 'Somewhere FX',
  })
  expect(free.body.Data?.exposure).toMatchObject({ broker: null, brokerName: 'Somewhere FX', registered: false })
})

test('saving a draft drops no stored page, and a publication those that show the post', async () => {
  const draft = { ...completeFields(scene.traderCode), imageIds: [], draft: true }
  const ofDraft = await changesDuring(site.db, async () => {
    const { code } = (await scene.author.visitor.call(calls.exposurePublish, draft)).body.Data!.exposure
    await scene.author.visitor.call(calls.exposurePublish, { ...draft, code, title: 'Another title for it' })
  })
  expect(ofDraft).toEqual([])
  const sent = await send()
  const ofApproval = await changesDuring(site.db, () => review(sent, 'approve'))
  const ofPost = ofApproval.filter(items => items.includes(sent))
  expect(ofPost).toEqual([`exposures exposure:${sent} broker:${scene.traderCode}`])
})

test('staff cannot post a complaint about their own broker', async () => {
  const post = { ...completeFields(scene.traderCode), imageIds: [await uploadPicture(scene.staff)] }
  const { status, body } = await scene.staff.visitor.call(calls.exposurePublish, post)
  expect([status, body.ErrorCode]).toEqual([403, 2003])
})

test('the site’s own team cannot post a complaint, which would count against a broker', async () => {
  const team = await addTestUser(site, 'Teammate')
  await site.db.query('UPDATE users SET vest = true WHERE user_id = $1', [team.userId])
  const post = { ...completeFields(scene.traderCode), imageIds: [await uploadPicture(team)] }
  const { status, body } = await team.visitor.call(calls.exposurePublish, post)
  expect([status, body.ErrorCode, body.message]).toEqual([403, 2003, expect.stringContaining('team of this site')])
})

test('a rejected post can be edited and sent again; the reason is for its author and moderators only', async () => {
  const { author, moderator, traderCode } = scene
  const code = await send()
  expect(await review(code, 'reject')).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'reason' }] })
  await review(code, 'reject', 'Please hide the account numbers.')
  expect((await own(author, code)).Data).toMatchObject({
    actions: ['publish'],
    exposure: { state: 'rejected', rejectReason: 'Please hide the account numbers.' },
  })
  const imageIds = [await uploadPicture(author)]
  await author.visitor.call(calls.exposurePublish, { ...completeFields(traderCode), code, imageIds })
  await review(code, 'approve')
  const notes = ({ Data }: { Data?: { events: { note: string }[] } }) => JSON.stringify(Data!.events)
  expect(notes(await publicly(code))).not.toContain('account numbers')
  expect(notes(await own(scene.stranger, code))).not.toContain('account numbers')
  expect(notes(await own(moderator, code))).toContain('account numbers')
})

test('a reason from the list is read by each reader in their own language, whatever the moderator’s is', async () => {
  const { stranger: author, moderator, staff } = scene
  const code = await inMediation(author)
  const { status } = await moderator.visitor.call(calls.exposureClosecase, {
    code,
    reasonCode: 'broker_silent',
    note: 'We asked them three times.',
  })
  expect(status).toBe(200)
  const inBoth = async (read: () => Promise<unknown>, by: TestUser) => {
    const answers = []
    for (const lang of ['en', 'id']) {
      by.visitor.lang = lang
      answers.push(JSON.stringify(await read()))
    }
    by.visitor.lang = 'en'
    return answers.map(text => [
      text.includes('The broker does not answer any more.'),
      text.includes('Broker tidak menjawab lagi.'),
      text.includes('We asked them three times.'),
    ])
  }
  const told = [
    [true, false, true],
    [false, true, true],
  ]
  expect(await inBoth(() => own(author, code), author)).toEqual(told)
  expect(await inBoth(() => author.visitor.call(calls.exposureClose, { code }), author)).toEqual(told)
  expect(await inBoth(() => staff.visitor.call(exposureDetail, { code }), staff)).toEqual(told)
  expect(await inBoth(() => author.visitor.call(usercenterMessages, { kind: 'exposure' }), author)).toEqual(told)
})

test('a moderator gives a reason of that decision or own words, and need not give both', async () => {
  const refused = async (input: object, call = calls.exposureReview) => {
    const { body } = await scene.moderator.visitor.call(call, { code, decision: 'reject', ...input } as never)
    return [body.ErrorCode, body.errors?.[0]?.field]
  }
  const code = await send(scene.stranger)
  expect(await refused({})).toEqual([1001, 'reason'])
  expect(await refused({ reasonCode: 'no_agreement' })).toEqual([1004, 'reasonCode'])
  expect(await refused({ reasonCode: 'of my own', reason: 'Please cover it.' })).toEqual([1004, 'reasonCode'])
  expect(await refused({ decision: 'approve', reasonCode: 'no_proof' })).toEqual([1004, 'reasonCode'])
  expect(await refused({ reasonCode: 'no_proof' })).toEqual([0, undefined])
  expect((await own(scene.stranger, code)).Data?.exposure.rejectReason).toBe('The pictures do not support the claim.')
  const { body } = await scene.moderator.visitor.call(calls.exposureClosecase, { code })
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1001, 'note'])
})

test('pictures keep their order and captions, are hidden until the post is public, and are deleted when taken out', async () => {
  const { author, stranger, moderator, traderCode } = scene
  const [one, two, three] = [await uploadPicture(author), await uploadPicture(author), await uploadPicture(author)]
  const status = async (id: string, by?: TestUser) => {
    const cookie = [...(by?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    const at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/images/${id}.webp`
    return (await fetch(at, { headers: { cookie } })).status
  }
  const seen = async (id: string) => [
    await status(id),
    await status(id, stranger),
    await status(id, author),
    await status(id, moderator),
  ]
  const draft = { imageIds: [one, two], captions: ['', 'The mail'], draft: true }
  const { code } = (await author.visitor.call(calls.exposurePublish, draft)).body.Data!.exposure
  expect(await seen(two)).toEqual([404, 404, 200, 200])
  const post = { ...completeFields(traderCode), code, imageIds: [three, two], captions: ['The account', 'The answer'] }
  const { exposure } = (await author.visitor.call(calls.exposurePublish, post)).body.Data!
  expect(exposure.images.map(({ imageId, caption }) => [imageId, caption])).toEqual([
    [three, 'The account'],
    [two, 'The answer'],
  ])
  expect(await seen(one)).toEqual([404, 404, 404, 404])
  await review(code, 'approve')
  expect(await seen(three)).toEqual([200, 200, 200, 200])
  const tooMany = await author.visitor.call(calls.exposureAppend, {
    code,
    content: 'One more picture.',
    captions: ['x'],
  })
  expect(tooMany.body).toMatchObject({ ErrorCode: 1002, errors: [{ field: 'captions' }] })
  const strange = await stranger.visitor.call(calls.exposurePublish, { imageIds: [three], draft: true })
  expect(strange.body).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'imageIds' }] })
})

test('the private contact is stored encrypted, shown to its author, and to a moderator who asks, which is recorded', async () => {
  const { author, stranger, staff, moderator } = scene
  const code = await published()
  const row = await site.db.one('SELECT to_jsonb(e) AS row FROM exposures e WHERE code = $1', [code])
  expect(JSON.stringify(row)).not.toContain(CONTACT)
  expect((await own(author, code)).Data?.contact).toBe(CONTACT)
  for (const by of [stranger, staff, moderator]) expect(JSON.stringify(await own(by, code))).not.toContain(CONTACT)
  expect(JSON.stringify(await publicly(code))).not.toContain(CONTACT)
  const inDesk = await moderator.visitor.call(moderationDetail, { kind: 'exposure', id: code })
  expect(JSON.stringify(inDesk.body)).not.toContain(CONTACT)
  const readings = async () =>
    (
      await site.db.query(`SELECT 1 FROM audit_events WHERE target_id = $1 AND action = 'contact' AND user_id = $2`, [
        code,
        moderator.userId,
      ])
    ).length
  expect(await readings()).toBe(0)
  expect((await moderator.visitor.call(calls.exposureContact, { code })).body.Data).toEqual({ contact: CONTACT })
  expect(await readings()).toBe(1)
  expect((await author.visitor.call(calls.exposureContact, { code })).body.ErrorCode).toBe(2003)
})

test('a step by the wrong actor is refused with 403 and one in the wrong state with 409', async () => {
  const { author, stranger, staff, moderator } = scene
  const code = await published()
  const codes = async (by: TestUser) => {
    const content = 'Ten characters or more.'
    const answers = [
      await by.visitor.call(calls.exposureAdd, { code, demand: content }),
      await by.visitor.call(calls.exposureReopen, { code, note: content }),
      await by.visitor.call(calls.exposureBrokerreply, { code, content }),
      await by.visitor.call(calls.exposureReview, { code, decision: 'accept' }),
      await by.visitor.call(calls.exposureClosecase, { code, note: content }),
    ]
    return answers.map(({ status, body }) => [status, body.ErrorCode].join(' '))
  }
  expect(await codes(stranger)).toEqual(['403 2004', '403 2004', '403 2004', '403 2003', '403 2003'])
  expect(await codes(moderator)).toEqual(['403 2004', '403 2004', '403 2004', '409 3101', '409 3101'])
  expect(await codes(author)).toEqual(['200 0', '409 3101', '403 2004', '403 2003', '403 2003'])
  expect(await codes(staff)).toEqual(['403 2004', '403 2004', '409 3101', '403 2003', '403 2003'])
})

test('a moderator with an interest in a case cannot decide it or read its contact', async () => {
  const colleague = await addTestUser(site, 'Interested', ['moderator'])
  await site.db.query(
    `INSERT INTO enterprise_staff (staff_id, enterprise_id, user_id, email, role, state) VALUES ('sint', 'ebroker1', $1, 'i@mail.example', 'replier', 'active')`,
    [colleague.userId],
  )
  const code = await send()
  const answers = [
    await colleague.visitor.call(calls.exposureReview, { code, decision: 'approve' }),
    await colleague.visitor.call(calls.exposureContact, { code }),
  ]
  expect(answers.map(({ status, body }) => [status, body.ErrorCode])).toEqual([
    [403, 2004],
    [403, 2004],
  ])
  expect((await own(colleague, code)).ErrorCode).toBe(3001)
})

test('staff reply once to a case outside mediation', async () => {
  const code = await published()
  const reply = async () =>
    (await scene.staff.visitor.call(calls.exposureBrokerreply, { code, content: 'Please write to our support.' })).body
  expect((await reply()).Data?.exposure).toMatchObject({ state: 'published', replied: true })
  expect((await reply()).ErrorCode).toBe(3101)
})

test('a resolved case becomes final after 7 days', async () => {
  const { author } = scene
  const code = await published()
  await author.visitor.call(calls.exposureResolve, { code, note: 'They paid.' })
  const end = async () => (await author.visitor.call(calls.exposureClose, { code })).body.Data!
  expect(await end()).toMatchObject({ state: 'resolved', canResolve: false, canReopen: true, note: 'They paid.' })
  expect(Date.parse((await end()).finalAt!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  await site.db.query(`UPDATE exposures SET state_since = now() - interval '7 days 1 minute' WHERE code = $1`, [code])
  expect(await end()).toMatchObject({ canReopen: false })
  const answers = [
    await author.visitor.call(calls.exposureReopen, { code, note: 'They took it back.' }),
    await author.visitor.call(calls.exposureAppend, { code, content: 'They took it back.' }),
  ]
  expect(answers.map(({ body }) => body.ErrorCode)).toEqual([3101, 3101])
  expect((await scene.stranger.visitor.call(calls.exposureClose, { code })).body.ErrorCode).toBe(2004)
})

test('a step sent twice with one idempotency key happens once', async () => {
  const code = await published()
  const key = { 'Idempotency-Key': 'append-once-1' }
  const append = async () =>
    (await scene.author.visitor.call(calls.exposureAppend, { code, content: 'They wrote to me.' }, key)).body.Data
      ?.event.eventId
  expect(await append()).toBe(await append())
  expect((await publicly(code)).Data?.events.filter(({ action }) => action === 'append')).toHaveLength(1)
})

test('of several steps sent at once that each end a case, one is taken', async () => {
  const code = await published()
  const { author } = scene
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => author.visitor.call(calls.exposureResolve, { code })),
    ...[1, 2, 3].map(() => author.visitor.call(calls.exposureGiveup, { code })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await publicly(code)).Data?.events).toHaveLength(3)
})

test('a report opens one ticket per user and leaves the case as it is', async () => {
  const code = await published()
  const report = async () =>
    (
      await scene.stranger.visitor.call(calls.exposureReport, {
        code,
        reason: 'privacy',
        content: 'A name is readable.',
      })
    ).body
  expect((await report()).Data?.ticketId).toMatch(/^\d+$/)
  expect((await report()).ErrorCode).toBe(3102)
  expect((await publicly(code)).Data?.events).toHaveLength(2)
  const hidden = await send()
  const answers = [
    await scene.stranger.visitor.call(calls.exposureReport, { code: hidden, reason: 'spam' }),
    await scene.author.visitor.call(calls.exposureReport, { code: hidden, reason: 'spam' }),
  ]
  expect(answers.map(({ body }) => body.ErrorCode)).toEqual([3001, 3101])
})

test('the moderation queue holds the cases that wait for a moderator', async () => {
  const [waiting, accepted] = [await send(), await inMediation()]
  const ids = async () => {
    const { items } = (await scene.moderator.visitor.call(moderationQueue, { kind: 'exposure', order: 'new' })).body
      .Data!
    return items.map(({ id }) => id)
  }
  expect(await ids()).toContain(waiting)
  expect(await ids()).not.toContain(accepted)
  await review(waiting, 'approve')
  expect(await ids()).not.toContain(waiting)
  await scene.author.visitor.call(calls.exposureAdd, { code: waiting, demand: DEMAND })
  expect(await ids()).toContain(waiting)
})

test('the desk shows a case with its private notes and readings of its contact, and counts the cases around it', async () => {
  const { moderator, stranger } = scene
  const detail = async () => (await moderator.visitor.call(moderationDetail, { kind: 'exposure', id: code })).body.Data!
  const listed = async (input: object) =>
    (await moderator.visitor.call(moderationQueue, { kind: 'exposure', show: 'all', ...input })).body.Data!.total
  const code = await send(stranger)
  await review(code, 'reject', 'Please hide the account numbers.')
  await moderator.visitor.call(calls.exposureContact, { code })
  const { timeline, cases, decisions, broker } = await detail()
  expect(timeline.map(({ action, note }) => [action, note])).toEqual([
    ['reject', 'Please hide the account numbers.'],
    ['publish', ''],
  ])
  expect(decisions.map(({ action, nick }) => [action, nick])).toEqual([
    ['contact', 'Moderator'],
    ['reject', 'Moderator'],
  ])
  const waiting = cases!.ofAuthor.waiting
  expect(cases).toEqual({
    ofAuthor: { total: await listed({ userId: stranger.userId }), waiting },
    ofBroker: { total: await listed({ traderCode: broker!.code }), waiting: expect.any(Number) },
  })
  await send(stranger)
  expect((await detail()).cases!.ofAuthor).toEqual({ total: cases!.ofAuthor.total + 1, waiting: waiting + 1 })
})

test('everyone concerned is notified of a step, except the person who took it', async () => {
  const { author, stranger, staff, traderCode } = scene
  const titles = async (by: TestUser, slugCode: string) => {
    const { items } = (await by.visitor.call(usercenterMessages, { kind: 'exposure', pageSize: 50 })).body.Data!
    return items.filter(({ url }) => url === `/en/exposure/${slugCode}.html`).map(({ title }) => title)
  }
  const code = await inMediation()
  await staff.visitor.call(calls.exposureBrokerreply, { code, content: 'We have sent the money today.' })
  const address = `my-withdrawal-has-not-arrived-${code}`
  const broker = `Broker ${traderCode}`
  expect(await titles(author, address)).toEqual([
    `${broker} replied to your complaint`,
    `Mediation of your complaint about ${broker} has begun`,
    `Your complaint about ${broker} was published`,
  ])
  expect(await titles(staff, address)).toEqual([
    `Mediation has begun: reply to a complaint about ${broker} within 14 days`,
    `The author of a complaint about ${broker} asks for mediation`,
    `New complaint about ${broker}`,
  ])
  expect(await titles(stranger, address)).toEqual([])
})

test('an author who joins the staff of the broker does not become its staff in their own case', async () => {
  const { moderator } = scene
  const traderCode = await addBroker(site.db, 'broker2')
  const turncoat = await addTestUser(site, 'Turncoat')
  const code = await sendPost(turncoat, traderCode)
  await moderator.visitor.call(calls.exposureReview, { code, decision: 'approve' })
  await site.db.query(
    `INSERT INTO enterprises (enterprise_id, kind, broker_code, name, contact_name, contact_email, state) VALUES ('e2', 'broker', $1, 'F', 'R', 'r@f.example', 'approved')`,
    [traderCode],
  )
  await site.db.query(
    `INSERT INTO enterprise_staff (staff_id, enterprise_id, user_id, email, role, state) VALUES ('s2', 'e2', $1, 't@mail.example', 'owner', 'active')`,
    [turncoat.userId],
  )
  const { status } = await turncoat.visitor.call(calls.exposureBrokerreply, {
    code,
    content: 'All is well, thank you.',
  })
  expect(status).toBe(403)
})
