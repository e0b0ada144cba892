import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { complaintRules } from 'calls/complaint-case/complaint-rules'
import type { ComplaintAction } from 'calls/complaint-case/complaint-rules'
import * as calls from 'calls/complaints'
import { moderationDecide } from 'calls/moderation'
import fc from 'fast-check'
import type { Caller } from 'platform/api/handle'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { completeComplaint } from '../testing/complaint-scene.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'

/** STEPS sets how many random steps are taken; FC_SEED repeats a run (a failure prints its seed). */
const STEPS = Number(process.env.STEPS ?? 120)
const STEPS_OF_ONE = 12
const settings = {
  numRuns: Math.ceil(STEPS / STEPS_OF_ONE),
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}

/** `interested` is a moderator who works for the broker. */
const people = ['author', 'moderator', 'interested', 'staff', 'stranger', 'nobody'] as const
type Person = (typeof people)[number]
const actions = ['answer', 'append', 'settle', 'withdraw', 'close'] as const satisfies ComplaintAction[]
type Action = (typeof actions)[number]

let site: ApiUnderTest
let traderCode: string
beforeAll(async () => {
  site = await startApi({ sample: false })
  traderCode = await addBroker(site.db, 'broker1')
  const enterpriseId = await addEnterprise(site.db, traderCode, [])
  for (const person of people.slice(1, -1))
    await site.db.query(`INSERT INTO users (user_id, nick, email, roles) VALUES ($1, $1, $1 || '@mail.example', $2)`, [
      person,
      rolesOf(person),
    ])
  for (const person of ['staff', 'interested']) await addStaff(site.db, enterpriseId, person, 'replier')
}, START_MS)
afterAll(() => site.close())

const rolesOf = (person: Person) => (person === 'moderator' || person === 'interested' ? ['moderator'] : [])

/** One complaint with an author of its own, so that limits per user do not end a long run; and what it has to be. */
class One {
  static count = 0
  readonly author = `author${(One.count += 1)}`
  code = ''
  state = 'open'
  readonly events: { action: string; from: string | null; to: string }[] = [
    { action: 'publish', from: null, to: 'open' },
  ]
  readonly notices = { author: 0, moderator: 0 }

  ask(call: CallDeclaration, input: object, person: Person, idempotencyKey?: string) {
    const user =
      person === 'nobody' ? null : { userId: person === 'author' ? this.author : person, roles: rolesOf(person) }
    const caller: Caller = {
      user,
      sessionId: user && 's',
      authorised: user !== null,
      lang: 'en',
      country: '',
      ip: '203.0.113.9',
    }
    return site.api.invoke({ call, input, caller, ...(idempotencyKey && { idempotencyKey }) })
  }

  async file(): Promise<void> {
    await site.db.query('INSERT INTO users (user_id, nick) VALUES ($1, $1)', [this.author])
    const { body } = await this.ask(calls.dealerComplaintadd, completeComplaint(traderCode), 'author')
    this.code = (body.Data as { complaint: { code: string } }).complaint.code
  }

  answerTo(action: Action, person: Person): number {
    const { actor } = complaintRules.find(rule => rule.action === action)!
    if (person === 'nobody') return errorCodes.notLoggedIn
    if (actor === 'moderator' && rolesOf(person).length === 0) return errorCodes.roleMayNot
    if (actor === 'moderator' && person === 'interested') return errorCodes.notYours
    if (person !== 'author' && person !== 'moderator') return errorCodes.notFound
    if (actor !== person) return errorCodes.notYours
    return this.#ruleOf(action) ? 0 : errorCodes.wrongState
  }

  #ruleOf = (action: Action) =>
    complaintRules.find(rule => rule.action === action && rule.from.some(one => one === this.state))

  #request(action: Action): [CallDeclaration, object] {
    const { code } = this
    if (action === 'append') return [calls.complaintAppend, { code, content: 'They wrote again.' }]
    if (action === 'settle') return [calls.complaintClose, { code, outcome: 'settled' }]
    if (action === 'withdraw') return [calls.complaintClose, { code, outcome: 'withdrawn' }]
    const decision = action === 'answer' ? 'approve' : 'reject'
    return [moderationDecide, { kind: 'complaint', id: code, decision, reason: 'We have read it.' }]
  }

  async act(action: Action, person: Person, isSentTwice: boolean): Promise<void> {
    const [call, input] = this.#request(action)
    const key = `complaint-${this.code}-${this.events.length}`
    const expected = this.answerTo(action, person)
    const answer = await this.ask(call, input, person, key)
    const told = `${action} by ${person} in ${this.state}: ${JSON.stringify(answer.body).slice(0, 300)}`
    expect(`${answer.body.ErrorCode} ${told}`).toBe(`${expected} ${told}`)
    if (expected !== 0) return
    const rule = this.#ruleOf(action)!
    const to = rule.to === 'same' ? this.state : rule.to
    if (rule.notifies === 'author') this.notices.author += 1
    // Only a moderator who has acted on it before.
    if (rule.notifies === 'moderator' && this.events.some(event => event.action === 'answer'))
      this.notices.moderator += 1
    this.events.push({ action, from: this.state, to })
    this.state = to
    if (isSentTwice) expect((await this.ask(call, input, person, key)).body).toEqual(answer.body)
  }

  /** Compares what a person sees, and what is recorded, with what has happened. */
  async look(person: Person): Promise<void> {
    const seen = (await this.ask(calls.complaintDetail, { code: this.code }, person)).body
    expect([person, seen.succeed]).toEqual([person, person === 'author' || person === 'moderator'])
    const data = seen.Data as {
      complaint: { state: string; events: object[] }
      actions: string[]
      contact: string | null
    }
    if (!seen.succeed) return
    expect(data.complaint.state).toBe(this.state)
    expect(data.complaint.events).toMatchObject(this.events)
    const open = complaintRules.filter(({ action }) =>
      actions.some(one => one === action && this.answerTo(one, person) === 0),
    )
    expect(data.actions).toEqual([...new Set(open.map(({ call }) => call))])
    expect(data.contact === null).toBe(person !== 'author')
    const audited = await site.db.query(
      `SELECT action, from_state AS "from", to_state AS "to" FROM audit_events WHERE kind = 'complaint' AND target_id = $1 ORDER BY event_id`,
      [this.code],
    )
    expect(audited).toEqual(this.events)
    const counted = await site.db.one(
      `SELECT count(*) FILTER (WHERE user_id = $1)::integer AS author, count(*) FILTER (WHERE user_id = 'moderator')::integer AS moderator
       FROM user_messages WHERE path LIKE '%' || $2`,
      [this.author, this.code],
    )
    expect(counted).toEqual(this.notices)
  }
}

const steps = fc.array(
  fc.record({
    person: fc.constantFrom<Person>('author', 'moderator', ...people),
    action: fc.constantFrom<Action>('append', 'answer', ...actions),
    viewer: fc.constantFrom<Person>(...people),
    isSentTwice: fc.boolean(),
  }),
  { minLength: STEPS_OF_ONE, maxLength: STEPS_OF_ONE, size: 'max' },
)

test(
  'whatever anyone does to a private complaint in whatever order, it has the state, rights, timeline and notices of the rules',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async drawn => {
        const one = new One()
        await one.file()
        for (const { person, action, viewer, isSentTwice } of drawn) {
          await one.act(action, person, isSentTwice)
          await one.look(viewer)
        }
      }),
      settings,
    )
    expect(site.errors).toEqual([])
  },
  START_MS + STEPS * 1000,
)
