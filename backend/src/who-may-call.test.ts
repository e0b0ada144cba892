import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { commentEdit, commentPublish, commentRemove } from 'calls/comment-writing'
import { enterpriseDetail, enterpriseReplies, enterpriseSave, enterpriseSubmit } from 'calls/enterprise'
import * as complaint from 'calls/complaints'
import * as exposure from 'calls/exposure-cases'
import * as notices from 'calls/exposure-notices'
import { marketRenew, marketWithdraw } from 'calls/market-writing'
import { usercenterSessionrevoke, usercenterSessions } from 'calls/sessions'
import { staffDisable, staffInvite, staffList, staffSetrole } from 'calls/staff'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { START_MS, startApi } from './testing/api-under-test.ts'
import type { ApiUnderTest } from './testing/api-under-test.ts'
import { addBroker, addEnterprise, addStaff, addTestUser } from './testing/scene.ts'
import type { TestUser } from './testing/scene.ts'
import { shareOf } from './testing/share-of.ts'
import type { Visitor } from './testing/visitor.ts'

const usersWithoutRights = ['user', 'other', 'staff'] as const
const withRights = ['editor', 'moderator', 'ops'] as const
const roles = ['none', ...usersWithoutRights, ...withRights] as const
type Role = (typeof roles)[number]
const { notLoggedIn, sessionOver, roleMayNot, notYours, notFound } = errorCodes

let site: ApiUnderTest
const visitors = {} as Record<Role, Visitor>
const tokens = {} as Record<Role, string>
/** Items that belong to `user` and `staff`. */
let own: { enterpriseId: string; staffId: string; draftId: string; commentId: string; sessionId: string }

beforeAll(async () => {
  site = await startApi({ sample: false })
  const people = {} as Record<Role, TestUser>
  for (const role of roles.slice(1))
    people[role] = await addTestUser(
      site,
      role === 'user' ? 'Someone' : role,
      role === 'editor' || role === 'moderator' || role === 'ops' ? [role] : [],
    )
  for (const role of roles) {
    visitors[role] = role === 'none' ? site.visitor() : people[role].visitor
    tokens[role] = await visitors[role].token()
  }
  const traderCode = await addBroker(site.db, 'claimed1')
  const { comment } = (
    await people.user.visitor.call(commentPublish, { traderCode, content: 'They paid within a day.', rating: 5 })
  ).body.Data!
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
     VALUES ('case1', 'case', $1, 'Broker', $2, 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', 'published', now())`,
    [traderCode, people.user.userId],
  )
  await site.db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, state, published_at, expires_at)
     VALUES ('listing1', 'listing', 'technical', $1, 'en', 'A listing', 'About a service.', 'Call us', '360', 'live', now(), now() + interval '9 days')`,
    [people.user.userId],
  )
  await site.db.query(
    `INSERT INTO legal_notices (code, exposure_code, firm, capacity, country_code, ground, passages, explanation, contact_sealed, address_hash,
       token_hash, lang, state, confirmed_at) VALUES ('notice1', 'case1', 'Firm', 'lawyer', '360', 'other', 'passages', 'why', '', '', '', 'en', 'invited', now())`,
  )
  await site.db.query(
    `INSERT INTO legal_notice_events (notice_code, action, from_state, to_state, actor, lang) VALUES ('notice1', 'invite', 'received', 'invited', 'moderator', 'en')`,
  )
  await site.db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed) VALUES ('private1', $1, $2, 'scam', 'en', 'Long story', 'sealed')`,
    [await addBroker(site.db, 'other1'), people.user.userId],
  )
  const enterpriseId = await addEnterprise(site.db, traderCode, [people.staff])
  const staffId = await addStaff(site.db, enterpriseId, people.user.userId, 'replier')
  const draftId = await addEnterprise(site.db, await addBroker(site.db, 'draft1'), [people.user], 'draft')
  await site.visitor().login('someone@mail.example', 'seven green lamps')
  const { items } = (await people.user.visitor.call(usercenterSessions, {})).body.Data!
  const { sessionId } = items.find(({ current }) => !current)!
  own = { enterpriseId, staffId, draftId, commentId: comment.commentId, sessionId }
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** Sends an invalid field: the call refuses it unless it refuses the caller first. */
async function refusalFor(
  { method, path }: CallDeclaration,
  role: Role,
  token: string | undefined = tokens[role],
): Promise<number> {
  const address = path.replace(/\{\w+\}/g, 'en')
  const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }) }
  const sent = method === 'GET' ? { headers } : { headers, body: { notAField: 1 } }
  const answer = await visitors[role].fetch(method, method === 'GET' ? `${address}?notAField=1` : address, sent)
  const text = await answer.text()
  return text.startsWith('{') ? ((JSON.parse(text) as { ErrorCode?: number }).ErrorCode ?? 0) : 0
}

/** Whether a call's declaration permits a role, before the target of the call is known. */
function expected({ who }: CallDeclaration, role: Role): 'may' | typeof notLoggedIn | typeof roleMayNot {
  if (who.includes('any')) return 'may'
  if (role === 'none') return notLoggedIn
  if (who.some(one => one === 'user' || one === 'author' || one === 'staff') || role === 'ops') return 'may'
  return (role === 'editor' || role === 'moderator') && who.includes(role) ? 'may' : roleMayNot
}

test.each(allCalls.map(call => [call.name, call] as const))(
  '%s: each role is accepted or refused as declared',
  async (_name, call) => {
    // Before the target is known, users with the same rights are treated alike, and so is everyone if anyone may call: they take turns.
    const place = allCalls.indexOf(call)
    const users = call.who.includes('any') ? roles.slice(1) : usersWithoutRights
    const turns = [
      'none',
      ...shareOf(users, place, users.length),
      ...(call.who.includes('any') ? [] : withRights),
    ] as const
    const refusals = await Promise.all(turns.map(async role => [role, await refusalFor(call, role)] as const))
    const isOfWho = (code: number) => code === notLoggedIn || code === sessionOver || code === roleMayNot
    expect(refusals.map(([role, code]) => [role, isOfWho(code) ? code : 'may'])).toEqual(
      turns.map(role => [role, expected(call, role)]),
    )
    if (!call.who.includes('any')) expect(await refusalFor(call, 'ops', '')).toBe(sessionOver)
  },
)

const WORDS = 'Ten characters or more.'

/** Calls about a user's own items: the owner's role, the input, and the code that refuses everyone else. */
interface AboutOwn {
  call: CallDeclaration
  mine: Role
  input: () => object
  refused: number
  /** If a moderator is refused in another way. */
  refusedModerator?: number
}
const aboutOwn: Record<string, AboutOwn> = {
  'comment.edit': {
    call: commentEdit,
    mine: 'user',
    input: () => ({ commentId: own.commentId, content: 'They paid within two days.', version: 1 }),
    refused: notYours,
  },
  // Its author is refused as well, because it is a review (comment-answer-calls.test.ts), but with another code.
  'comment.remove': {
    call: commentRemove,
    mine: 'user',
    input: () => ({ commentId: own.commentId }),
    refused: notYours,
  },
  'enterprise.replies': {
    call: enterpriseReplies,
    mine: 'staff',
    input: () => ({ enterpriseId: own.enterpriseId }),
    refused: notYours,
  },
  'staff.list': {
    call: staffList,
    mine: 'staff',
    input: () => ({ enterpriseId: own.enterpriseId }),
    refused: notYours,
  },
  'staff.invite': {
    call: staffInvite,
    mine: 'staff',
    input: () => ({ enterpriseId: own.enterpriseId, email: 'guest@mail.example', role: 'replier' }),
    refused: notYours,
  },
  'staff.setrole': {
    call: staffSetrole,
    mine: 'staff',
    input: () => ({ staffId: own.staffId, role: 'manager' }),
    refused: notYours,
  },
  'staff.disable': { call: staffDisable, mine: 'staff', input: () => ({ staffId: own.staffId }), refused: notYours },
  'enterprise.detail': {
    call: enterpriseDetail,
    mine: 'user',
    input: () => ({ enterpriseId: own.draftId }),
    refused: notYours,
  },
  'enterprise.submit': {
    call: enterpriseSubmit,
    mine: 'user',
    input: () => ({ enterpriseId: own.draftId }),
    refused: notYours,
  },
  'enterprise.save': {
    call: enterpriseSave,
    mine: 'user',
    input: () => ({
      enterpriseId: own.draftId,
      kind: 'broker',
      traderCode: 'draft1',
      name: 'Firm',
      contactName: 'Rani',
      contactEmail: 'rani@firm.example',
    }),
    refused: notYours,
  },
  ...Object.fromEntries(
    [
      [exposure.exposureAdd, { demand: WORDS }],
      [exposure.exposureAppend, { content: WORDS }],
      [exposure.exposureBrokerreply, { content: WORDS }],
      [exposure.exposureClose, {}],
      [exposure.exposureGiveup, {}],
      [exposure.exposureReopen, { note: WORDS }],
      [exposure.exposureResolve, {}],
    ].map(([call, words]) => [
      (call as CallDeclaration).name,
      {
        call: call as CallDeclaration,
        mine: call === exposure.exposureBrokerreply ? 'staff' : 'user',
        input: () => ({ code: 'case1', ...words }),
        refused: notYours,
      } as const,
    ]),
  ),
  ...Object.fromEntries(
    [
      [notices.exposureNoticeown, {}],
      [notices.exposureNoticestatement, { content: WORDS }],
      [notices.exposureNoticerewrite, { title: WORDS, content: WORDS.repeat(3) }],
      [notices.exposureNoticeappeal, { content: WORDS }],
    ].map(([call, words]) => [
      (call as CallDeclaration).name,
      {
        call: call as CallDeclaration,
        mine: 'user',
        input: () => ({ code: 'notice1', ...words }),
        refused: notYours,
      } as const,
    ]),
  ),
  // Only moderators know that a private complaint exists.
  ...Object.fromEntries(
    [
      [complaint.complaintAppend, { content: WORDS }],
      [complaint.complaintClose, { outcome: 'settled' }],
    ].map(([call, words]) => [
      (call as CallDeclaration).name,
      {
        call: call as CallDeclaration,
        mine: 'user',
        input: () => ({ code: 'private1', ...words }),
        refused: notFound,
        refusedModerator: notYours,
      } as const,
    ]),
  ),
  'market.withdraw': { call: marketWithdraw, mine: 'user', input: () => ({ code: 'listing1' }), refused: notYours },
  'market.renew': { call: marketRenew, mine: 'user', input: () => ({ code: 'listing1' }), refused: notYours },
  'usercenter.sessionrevoke': {
    call: usercenterSessionrevoke,
    mine: 'user',
    input: () => ({ sessionId: own.sessionId }),
    refused: notFound,
  },
}

test('the ownership tests cover every call of authors and staff', () => {
  const limited = allCalls.filter(({ who }) => who.includes('author') || who.includes('staff')).map(({ name }) => name)
  expect(limited).not.toHaveLength(0)
  expect(limited.filter(name => !(name in aboutOwn))).toEqual([])
})

test.each(Object.entries(aboutOwn))(
  '%s: another user’s item is refused',
  async (_name, { call, mine, input, refused, refusedModerator = refused }) => {
    for (const role of ['other', 'moderator'] as const) {
      // Moderators read claims and the ends of cases before they decide.
      if (role === 'moderator' && (call === enterpriseDetail || call === exposure.exposureClose)) continue
      expect([role, (await visitors[role].call(call, input() as never)).body.ErrorCode]).toEqual([
        role,
        role === 'moderator' ? refusedModerator : refused,
      ])
    }
    expect((await visitors[mine].call(call, input() as never)).body.ErrorCode).not.toBe(refused)
  },
)
