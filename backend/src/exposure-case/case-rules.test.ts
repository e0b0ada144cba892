import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exposureDetail } from 'calls/exposure'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { exposureOwn, exposurePublish } from 'calls/exposure-cases'
import fc from 'fast-check'
import type { Caller } from 'platform/api/handle'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { isShownImage } from '../image-files/shown-image.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { actions, CaseModel, people } from '../testing/case-model.ts'
import type { Person } from '../testing/case-model.ts'
import { completeFields, CONTACT, stepRequest } from '../testing/case-scene.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'
import { noticeWords } from './case-notice-words.ts'

/** STEPS sets how many random steps are taken; FC_SEED repeats a run (a failure prints its seed). */
const STEPS = Number(process.env.STEPS ?? 500)
const STEPS_OF_CASE = 25
const settings = {
  numRuns: Math.ceil(STEPS / STEPS_OF_CASE),
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}

let site: ApiUnderTest
let traderCode: string
let enterpriseId: string
beforeAll(async () => {
  site = await startApi({ sample: false })
  traderCode = await addBroker(site.db, 'broker1')
  enterpriseId = await addEnterprise(site.db, traderCode, [])
}, START_MS)
afterAll(() => site.close())

/** Half of the steps are drawn from what is open to someone, so that cases go far. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('open', 'open', 'any', 'time'),
    person: fc.constantFrom(...people),
    action: fc.constantFrom(...actions),
    pick: fc.nat(1000),
    viewer: fc.constantFrom(...people),
    isSentTwice: fc.boolean(),
  }),
  { minLength: STEPS_OF_CASE, maxLength: STEPS_OF_CASE, size: 'max' },
)

/** One case and its people, as rows of their own: limits per user do not end a long run. */
class Case {
  static count = 0
  readonly model = new CaseModel()
  readonly #number = (Case.count += 1)
  code = 'nothere'
  #sent = 0

  idOf = (person: Person) => `${person}${this.#number}`

  async add(): Promise<void> {
    for (const person of people.filter(one => one !== 'nobody'))
      await site.db.query('INSERT INTO users (user_id, nick, email) VALUES ($1, $1, $2)', [
        this.idOf(person),
        `${this.idOf(person)}@mail.example`,
      ])
    await site.db.query(`UPDATE enterprise_staff SET state = 'disabled' WHERE state = 'active'`)
    await addStaff(site.db, enterpriseId, this.idOf('staff'), 'replier')
    await addStaff(site.db, enterpriseId, this.idOf('interested'), 'owner')
  }

  ask(call: CallDeclaration, input: object, person: Person, idempotencyKey?: string) {
    const roles = person === 'moderator' || person === 'interested' ? ['moderator'] : []
    const caller: Caller = {
      user: person === 'nobody' ? null : { userId: this.idOf(person), roles },
      sessionId: person === 'nobody' ? null : 's',
      authorised: person !== 'nobody',
      lang: 'en',
      country: '',
      ip: '203.0.113.9',
    }
    return site.api.invoke({ call, input, caller, ...(idempotencyKey && { idempotencyKey }) })
  }

  async #picture(): Promise<string> {
    const id = `i${this.#number}x${this.#sent}`
    await site.db.query(
      `INSERT INTO images (image_id, owner_id, private, width, height, bytes, thumb) VALUES ($1, $2, false, 1, 1, '', '')`,
      [id, this.idOf('author')],
    )
    return id
  }

  async #request(action: CaseAction, note: string): Promise<[CallDeclaration, object]> {
    const { code } = this
    const post = async () => ({
      ...completeFields(traderCode),
      ...(this.model.state !== 'new' && { code }),
      imageIds: [await this.#picture()],
    })
    if (action === 'save') return [exposurePublish, { ...(await post()), draft: true }]
    return action === 'publish' ? [exposurePublish, await post()] : stepRequest(action, code, note)
  }

  /** Sends an action as a person, and compares the answer with the model's. */
  async act(action: CaseAction, person: Person, isSentTwice: boolean): Promise<void> {
    const { model } = this
    // Another person's post without a code would be a case of its own.
    if (model.state === 'new' && person !== 'author' && (action === 'save' || action === 'publish')) return
    this.#sent += 1
    const note = action === 'publish' || action === 'save' ? '' : `Words of step ${this.#sent}.`
    const [call, input] = await this.#request(action, note)
    const key = `case-${this.#number}-${this.#sent}`
    const expected = model.answerTo(action, person)
    const answer = await this.ask(call, input, person, key)
    const told = `${action} by ${person} in ${model.state}: ${JSON.stringify(answer.body).slice(0, 300)}`
    expect(`${answer.body.ErrorCode} ${told}`).toBe(`${expected} ${told}`)
    if (expected !== 0) return
    model.take(action, person, note)
    const data = answer.body.Data as { exposure?: { code: string }; followers?: number }
    if (data.exposure) this.code = data.exposure.code
    if (data.followers !== undefined) expect(data.followers).toBe(model.followers.size)
    if (isSentTwice) expect((await this.ask(call, input, person, key)).body).toEqual(answer.body)
  }

  /** Lets the state grow older by five days. */
  async age(): Promise<void> {
    await site.db.query(`UPDATE exposures SET state_since = state_since - interval '5 days' WHERE code = $1`, [
      this.code,
    ])
    this.model.age += 5 * 86_400_000
  }

  /** Compares what a person sees with what the model says. */
  async look(viewer: Person): Promise<void> {
    const { model, code } = this
    if (model.state === 'new') return
    const isPublic = isSeenByEveryone(model.state)
    const own = (await this.ask(exposureOwn, { code }, viewer)).body as Seen
    const detail = (await this.ask(exposureDetail, { code }, viewer)).body as Seen
    expect([detail.succeed, own.succeed]).toEqual([isPublic, viewer !== 'nobody' && model.isSeenBy(viewer)])
    if (detail.Data) expectTimeline(detail.Data, model, 'nobody')
    if (own.Data) {
      expectTimeline(own.Data, model, viewer)
      expect(own.Data.actions).toEqual(model.openTo(viewer))
      expect(own.Data.followed).toBe(model.followers.has(viewer))
    }
    expect(own.Data?.contact ?? null).toBe(viewer === 'author' ? CONTACT : null)
    if (viewer !== 'author') expect(JSON.stringify([own, detail])).not.toContain(CONTACT)
    const pictures = await site.db.query<{ id: string; shown: boolean; named: boolean }>(
      `SELECT image_id AS id, e.image_ids @> ARRAY[image_id] AS named, (SELECT ${isShownImage.replaceAll('$1', 'i.image_id')}) AS shown
       FROM images i JOIN exposures e ON e.user_id = i.owner_id WHERE e.code = $1 AND i.attached_at IS NOT NULL`,
      [code],
    )
    expect(pictures.map(({ shown, named }) => [shown, named])).toEqual([[isPublic, true]])
  }

  /** Compares what is left of the whole case: the audit log and everyone's notices. */
  async compareRecords(): Promise<void> {
    const { model } = this
    const audited = await site.db.query<{ action: string; from_state: string | null; to_state: string }>(
      `SELECT action, from_state, to_state FROM audit_events WHERE kind = 'exposure' AND target_id = $1 ORDER BY event_id`,
      [this.code],
    )
    const stored = await site.db.one('SELECT replied, mediated FROM exposures WHERE code = $1', [this.code])
    if (stored)
      expect(stored).toEqual({
        replied: model.replied,
        mediated: model.events.some(({ to }) => to === 'in_mediation'),
      })
    expect(audited).toEqual(model.events.map(({ action, from, to }) => ({ action, from_state: from, to_state: to })))
    const notices = await site.db.query<{ to: string; title: string }>(
      `SELECT user_id AS to, title->>'en' AS title FROM user_messages WHERE user_id = ANY($1) ORDER BY message_id`,
      [people.map(this.idOf)],
    )
    for (const person of people)
      expect(notices.filter(({ to }) => to === this.idOf(person)).map(({ title }) => title)).toEqual(
        model.notices
          .filter(({ to }) => to === person)
          .map(({ of, as }) => noticeWords[of]![as]!.title.en.replace('{broker}', `Broker ${traderCode}`)),
      )
  }
}

interface Seen {
  succeed: boolean
  Data?: {
    exposure: { state: string; replied: boolean }
    events: { action: string; from: string | null; to: string; actor: string; note: string; at: string }[]
    actions?: string[]
    followed?: boolean
    contact?: string | null
  }
}

function expectTimeline({ exposure, events }: NonNullable<Seen['Data']>, model: CaseModel, viewer: Person): void {
  expect(exposure).toMatchObject({ state: model.state, replied: model.replied })
  expect(events.map(({ action, from, to, actor, note }) => ({ action, from, to, actor, note }))).toEqual(
    model.timelineFor(viewer),
  )
  const moments = events.map(({ at }) => Date.parse(at))
  expect(moments).toEqual([...moments].sort((one, other) => other - one))
}

test(
  'whatever anyone does to a case in whatever order, it has the state, visibility, rights and timeline of the rules',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(steps, async drawn => {
        const one = new Case()
        await one.add()
        for (const { kind, person, action, pick, viewer, isSentTwice } of drawn) {
          if (kind === 'time') await one.age()
          else if (kind === 'open') await one.act(...one.model.openStep(pick), isSentTwice)
          else await one.act(action, person, isSentTwice)
          reached.add(one.model.state)
          await one.look(viewer)
        }
        await one.compareRecords()
      }),
      settings,
    )
    expect(site.errors).toEqual([])
    if (STEPS >= 10_000) expect(reached.size).toBeGreaterThanOrEqual(10)
  },
  START_MS + STEPS * 1000,
)
