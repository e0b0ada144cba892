import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { complaintDetail } from 'calls/complaints'
import { enterpriseAudit, enterpriseDetail } from 'calls/enterprise'
import { exposureDetail } from 'calls/exposure'
import { exposureClosecase, exposureOwn, exposureReview } from 'calls/exposure-cases'
import { exposureLegalnoticedetail, exposureNoticedecide } from 'calls/exposure-notices'
import * as calls from 'calls/moderation'
import fc from 'fast-check'
import type { CallDeclaration, CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { sealText } from '../accounts/sealed-text.ts'
import { SECRET, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'
import { CERTIFICATE_SEAL } from '../users/certificate-seal.ts'
import { endHolds } from './holds.ts'

type Kind = (typeof calls.moderationKinds)[number]
type Detail = CallOutput<typeof calls.moderationDetail>

/** `interested` is a moderator who works for the broker that every item is about; `author` wrote every item. */
const people = ['sari', 'budi', 'interested', 'author', 'owner', 'nobody'] as const
type Person = (typeof people)[number]

let site: ApiUnderTest
let traderCode: string
let rival: string
/** An item of every kind. */
const items: Partial<Record<Kind, string>> = {}
beforeAll(async () => {
  site = await startApi({ sample: false })
  const { db } = site
  for (const person of people.slice(0, -1))
    await db.query('INSERT INTO users (user_id, nick, email, roles) VALUES ($1, $1, $2, $3)', [
      person,
      `${person}@mail.example`,
      rolesOf(person),
    ])
  traderCode = await addBroker(db, 'broker1')
  const firm = await addEnterprise(db, traderCode, [])
  await addStaff(db, firm, 'interested', 'replier')
  await addStaff(db, firm, 'author', 'replier')
  rival = await addEnterprise(db, await addBroker(db, 'broker2'), [], 'submitted')
  await addStaff(db, rival, 'owner', 'owner')
  await db.query(`UPDATE enterprises SET broker_code = $2 WHERE enterprise_id = $1`, [rival, traderCode])
}, START_MS)
beforeEach(async () => {
  const { db } = site
  await db.script(
    `DELETE FROM moderation_holds; DELETE FROM audit_events; DELETE FROM legal_notices; DELETE FROM complaints; DELETE FROM certificates;
     DELETE FROM moderation_tickets; DELETE FROM comments; DELETE FROM exposures`,
  )
  await db.query(`UPDATE enterprises SET state = 'submitted' WHERE enterprise_id = $1`, [rival])
  await db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state)
     VALUES ('case1', 'case', $1, 'Broker', 'author', 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', 'pending_review')`,
    [traderCode],
  )
  const comment = await db.one<{ id: number }>(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content, state)
     VALUES ('broker', $1, 'author', 1, 'en', '{"en": "They never paid."}', 'flagged') RETURNING comment_id AS id`,
    [traderCode],
  )
  const ticket = await db.one<{ id: number }>(
    `INSERT INTO moderation_tickets (kind, target_id, user_id, reason) VALUES ('exposure', 'case1', 'author', 'privacy') RETURNING ticket_id AS id`,
  )
  const sealed = sealText(SECRET, CERTIFICATE_SEAL, 'Rani')
  await db.query(
    `INSERT INTO certificates (user_id, real_name_sealed, doc_type, doc_no_sealed, country_code, image_ids) VALUES ('author', $1, 'id', $1, '360', '{}')`,
    [sealed],
  )
  await db.query(`UPDATE users SET certificate_state = 'pending' WHERE user_id = 'author'`)
  await db.query(
    `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed) VALUES ('k1', $1, 'author', 'scam', 'en', 'No money.', 'phone')`,
    [traderCode],
  )
  await db.query(
    `INSERT INTO legal_notices (code, exposure_code, firm, capacity, country_code, ground, passages, explanation, contact_sealed, address_hash,
       token_hash, lang, state, confirmed_at)
     VALUES ('n1', 'case1', 'Firm Ltd', 'lawyer', '360', 'other', 'My money', 'It is false.', '', '', '', 'en', 'received', now())`,
  )
  Object.assign(items, {
    exposure: 'case1',
    comment: String(comment!.id),
    ticket: String(ticket!.id),
    certificate: 'author',
    complaint: 'k1',
    enterprise: rival,
    legalnotice: 'n1',
  })
})
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const rolesOf = (person: string) =>
  ['author', 'owner', 'nobody'].includes(person) ? [] : [person === 'budi' ? 'ops' : 'moderator']

async function ask<Data = unknown>(call: CallDeclaration, input: object, by: string) {
  const { body } = await site.api.invoke({
    call,
    input,
    caller: {
      user: by === 'nobody' ? null : { userId: by, roles: rolesOf(by) },
      sessionId: by === 'nobody' ? null : 's',
      authorised: by !== 'nobody',
      lang: 'en',
      country: '',
      ip: '203.0.113.9',
    },
  })
  return body as { ErrorCode: number; message: string; Data?: Data }
}

type Act = 'take' | 'return' | 'takeover' | 'decide'

/** A decision that its kind allows and that leaves something to decide: the scene is used again. */
const decisionOn = (kind: Kind, id: string): [CallDeclaration, object] => {
  if (kind === 'exposure') return [exposureReview, { code: id, decision: 'approve' }]
  if (kind === 'enterprise') return [enterpriseAudit, { enterpriseId: id, decision: 'start' }]
  if (kind === 'legalnotice') return [exposureNoticedecide, { code: id, decision: 'invite' }]
  // A private complaint is approved by an answer.
  return [
    calls.moderationDecide,
    { kind, id, decision: 'approve', ...(kind === 'complaint' && { reason: 'Ask your bank.' }) },
  ]
}

async function act(kind: Kind, id: string, by: string, what: Act): Promise<number> {
  const [call, input]: [CallDeclaration, object] =
    what === 'decide'
      ? decisionOn(kind, id)
      : [calls.moderationClaim, { kind, id, on: what !== 'return', ...(what === 'takeover' && { takeOver: true }) }]
  return (await ask(call, input, by)).ErrorCode
}

const detail = async (kind: Kind, id: string, by: Person) =>
  (await ask<Detail>(calls.moderationDetail, { kind, id }, by)).Data!

const { notLoggedIn, roleMayNot, notYours, exists } = errorCodes

/** What the history calls the decision. */
const decided: Partial<Record<Kind, string>> = { enterprise: 'start', complaint: 'answer', legalnotice: 'invite' }

test.each(['exposure', 'comment', 'ticket', 'certificate', 'complaint', 'enterprise', 'legalnotice'] as const)(
  'a moderator who takes an item of kind %s keeps every other moderator from deciding it, until it is taken over',
  async kind => {
    const id = items[kind]!
    const outcome = (what: Act) =>
      people.reduce<Promise<Partial<Record<Person, number>>>>(async (before, by) => {
        const codes = await before
        return { ...codes, [by]: await act(kind, id, by, what) }
      }, Promise.resolve({}))
    const others = { interested: notYours, author: roleMayNot, owner: roleMayNot, nobody: notLoggedIn }
    expect(await act(kind, id, 'sari', 'take')).toBe(0)
    expect(await outcome('take')).toEqual({ ...others, sari: 0, budi: exists })
    // Giving back what one does not hold changes nothing.
    expect([await act(kind, id, 'budi', 'return'), await act(kind, id, 'interested', 'return')]).toEqual([0, 0])
    expect((await detail(kind, id, 'budi')).holder).toMatchObject({ nick: 'sari', mine: false })
    expect((await detail(kind, id, 'interested')).holder).toBeNull()
    for (const [by, code] of Object.entries({ ...others, budi: exists }))
      expect([by, await act(kind, id, by, 'decide')]).toEqual([by, code])
    expect(await act(kind, id, 'sari', 'return')).toBe(0)
    expect((await detail(kind, id, 'sari')).holder).toBeNull()
    expect(await act(kind, id, 'sari', 'take')).toBe(0)
    const refused = await ask(calls.moderationClaim, { kind, id, on: true }, 'budi')
    expect(refused.message).toBe('sari is working on this. Take it over first if you have to decide it.')
    expect(await outcome('takeover')).toEqual({ ...others, sari: 0, budi: 0 })
    expect([await act(kind, id, 'sari', 'decide'), await act(kind, id, 'budi', 'decide')]).toEqual([exists, 0])
    const { holder, decisions } = await detail(kind, id, 'sari')
    // The start of a review is not its end.
    expect(holder?.nick).toBe(kind === 'enterprise' ? 'budi' : undefined)
    expect(decisions.map(({ action, nick }) => `${nick} ${action}`).reverse()).toEqual([
      'sari take',
      'sari return',
      'sari take',
      'budi takeover',
      `budi ${decided[kind] ?? 'approve'}`,
    ])
  },
)

test('who works on an item is in no answer for anyone but moderators', async () => {
  await site.db.query(`UPDATE exposures SET state = 'published' WHERE code = 'case1'`)
  for (const kind of ['exposure', 'enterprise', 'complaint', 'legalnotice'] as const)
    await act(kind, items[kind]!, 'sari', 'takeover')
  const answers = [
    await ask(exposureDetail, { code: 'case1' }, 'nobody'),
    await ask(exposureOwn, { code: 'case1' }, 'author'),
    await ask(enterpriseDetail, { enterpriseId: items.enterprise! }, 'owner'),
    await ask(complaintDetail, { code: 'k1' }, 'author'),
    await ask(exposureLegalnoticedetail, { code: 'n1' }, 'nobody'),
  ]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 0, 0, 0, 0])
  expect(JSON.stringify(answers)).not.toMatch(/sari|take/)
})

test('closing a case that another moderator holds is refused', async () => {
  await site.db.query(`UPDATE exposures SET state = 'in_mediation' WHERE code = 'case1'`)
  await act('exposure', 'case1', 'sari', 'takeover')
  const close = (by: Person) => ask(exposureClosecase, { code: 'case1', reasonCode: 'no_agreement' }, by)
  expect([(await close('budi')).ErrorCode, (await close('sari')).ErrorCode]).toEqual([exists, 0])
})

test('a hold ends after 24 hours, and with the role of the moderator', async () => {
  const id = items.complaint!
  await act('complaint', id, 'sari', 'takeover')
  const { since, until } = (await detail('complaint', id, 'budi')).holder!
  expect(Date.parse(until) - Date.parse(since)).toBe(86_400_000)
  await site.db.query(`UPDATE moderation_holds SET since = now() - interval '23 hours 59 minutes'`)
  expect(await act('complaint', id, 'budi', 'take')).toBe(exists)
  await site.db.query(`UPDATE moderation_holds SET since = now() - interval '24 hours'`)
  expect((await detail('complaint', id, 'budi')).holder).toBeNull()
  expect(await act('complaint', id, 'budi', 'take')).toBe(0)
  await site.db.query(`UPDATE users SET roles = '{}' WHERE user_id = 'budi'`)
  expect((await detail('complaint', id, 'sari')).holder).toBeNull()
  await site.db.query(`UPDATE users SET roles = '{ops}' WHERE user_id = 'budi'`)
})

test.each([
  ['market', 'abc'],
  ['comment', '999999'],
  ['exposure', "a'b"],
] as const)('an item of kind %s with the id %s cannot be taken, because there is none', async (kind, id) => {
  expect(await act(kind, id, 'sari', 'take')).toBe(errorCodes.notFound)
})

/** What a case should be after each step of two moderators. */
interface Item {
  holder: string | null
  isOpen: boolean
  history: string[]
}

/** The answer to a step and the item after it. */
function step(item: Item, by: string, what: Act): [code: number, after: Item] {
  const { holder, isOpen, history } = item
  const isTheirs = holder !== null && holder !== by
  const record = (more: Partial<Item>, action: string): [number, Item] => [
    0,
    { ...item, ...more, history: [...history, `${by} ${action}`] },
  ]
  if (what === 'return') return holder === by ? record({ holder: null }, 'return') : [0, item]
  if (isTheirs && what !== 'takeover') return [errorCodes.exists, item]
  if (what === 'decide')
    return isOpen ? record({ holder: null, isOpen: false }, 'approve') : [errorCodes.wrongState, item]
  return holder === by ? [0, item] : record({ holder: by }, isTheirs ? 'takeover' : 'take')
}

const acts = ['take', 'take', 'return', 'takeover', 'decide'] as const
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('one', 'one', 'both', 'day', 'report'),
    by: fc.constantFrom(0, 1),
    what: fc.constantFrom<Act>(...acts),
    other: fc.constantFrom<Act>(...acts),
    viewer: fc.constantFrom(0, 1),
  }),
  { minLength: 12, maxLength: 12 },
)

test(
  'whatever two moderators do in whatever order, an item has one holder at most, and nobody decides what the other holds',
  async () => {
    const id = items.comment!
    const flag = () => site.db.query(`UPDATE comments SET state = 'flagged' WHERE comment_id = $1`, [Number(id)])
    let runs = 0
    await fc.assert(
      fc.asyncProperty(steps, async drawn => {
        // New moderators for each run: limits per user do not end a long one.
        const two = [`one${(runs += 1)}`, `two${runs}`]
        for (const userId of two)
          await site.db.query(`INSERT INTO users (user_id, nick, roles) VALUES ($1, $1, '{moderator}')`, [userId])
        await site.db.query(`DELETE FROM audit_events WHERE kind = 'comment'`)
        await endHolds(site.db, 'comment', [id])
        await flag()
        let item: Item = { holder: null, isOpen: true, history: [] }
        for (const { kind, by, what, other, viewer: viewerIs } of drawn) {
          const [first, second] = [two[by]!, two[1 - by]!]
          if (kind === 'day') {
            await site.db.query(`UPDATE moderation_holds SET since = since - interval '1 day'`)
            item = { ...item, holder: null }
          } else if (kind === 'report') {
            await flag()
            item = { ...item, isOpen: true }
          } else if (kind === 'one') {
            const [code, after] = step(item, first, what)
            expect(await act('comment', id, first, what)).toBe(code)
            item = after
          } else {
            const answers = await Promise.all([act('comment', id, first, what), act('comment', id, second, other)])
            const [here, there] = [
              inOrder(item, [first, what], [second, other]),
              inOrder(item, [second, other], [first, what]),
            ]
            const possible = [here, { ...there, codes: [...there.codes].reverse() }]
            const seen = await historyOf(id)
            const chosen = possible.find(
              ({ codes, after }) => `${codes}` === `${answers}` && `${after.history}` === `${seen}`,
            )
            expect(chosen ?? { what, other, item, answers, seen }).toBe(chosen)
            item = chosen!.after
          }
          const viewer = two[viewerIs]!
          const { holder } = (await ask<Detail>(calls.moderationDetail, { kind: 'comment', id }, viewer)).Data!
          expect([holder?.nick ?? null, holder?.mine ?? false]).toEqual([item.holder, item.holder === viewer])
        }
        expect(await historyOf(id)).toEqual(item.history)
      }),
      { numRuns: 12 },
    )
  },
  START_MS,
)

function inOrder(item: Item, ...both: [string, Act][]): { codes: number[]; after: Item } {
  return both.reduce<{ codes: number[]; after: Item }>(
    ({ codes, after }, [by, what]) => {
      const [code, next] = step(after, by, what)
      return { codes: [...codes, code], after: next }
    },
    { codes: [], after: item },
  )
}

const historyOf = async (id: string) =>
  (
    await site.db.query<{ done: string }>(
      `SELECT user_id || ' ' || action AS done FROM audit_events WHERE kind = 'comment' AND target_id = $1 ORDER BY event_id`,
      [id],
    )
  ).map(({ done }) => done)
