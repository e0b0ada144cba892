import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exposureDetail } from 'calls/exposure'
import { caseReasons, reasonsOf, reasonText } from 'calls/exposure-case/case-reasons'
import { actorOf } from 'calls/exposure-case/case-rules'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { exposureOwn, exposurePublish } from 'calls/exposure-cases'
import fc from 'fast-check'
import type { Caller } from 'platform/api/handle'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { isShownImage } from '../image-files/shown-image.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { actions, CaseModel, people } from '../testing/case-model.ts'
import type { Given, Person } from '../testing/case-model.ts'
import { completeFields, CONTACT, stepRequest } from '../testing/case-scene.ts'
import { addBroker, addEnterprise, addStaff } from '../testing/scene.ts'
import { noticeWords } from './case-notice-words.ts'

/** STEPS sets how many random steps are taken; FC_SEED repeats a run (a failure prints its seed). */
const STEPS = Number(process.env.STEPS ?? 200)
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

/** What a moderator gives with a decision: of a wrong reason, or neither reason nor words, nothing may follow. */
const givings = ['words', 'words', 'code', 'both', 'both', 'wrong code', 'nothing'] as const
/** The languages of the site, in each of which some act and some read. */
const languages = ['en', 'id'] as const satisfies Language[]

/** Half of the steps are drawn from what is open to someone, so that cases go far. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('open', 'open', 'any', 'time'),
    person: fc.constantFrom(...people),
    action: fc.constantFrom(...actions),
    pick: fc.nat(1000),
    viewer: fc.constantFrom(...people),
    giving: fc.constantFrom(...givings),
    lang: fc.constantFrom(...languages),
    isSentTwice: fc.boolean(),
  }),
  { minLength: STEPS_OF_CASE, maxLength: STEPS_OF_CASE, size: 'max' },
)

/** How a drawn step is sent. */
interface Drawn {
  giving: (typeof givings)[number]
  pick: number
  lang: Language
  isSentTwice: boolean
}

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

  ask(call: CallDeclaration, input: object, person: Person, lang: Language, idempotencyKey?: string) {
    const roles = person === 'moderator' || person === 'interested' ? ['moderator'] : []
    const caller: Caller = {
      user: person === 'nobody' ? null : { userId: this.idOf(person), roles },
      sessionId: person === 'nobody' ? null : 's',
      authorised: person !== 'nobody',
      lang,
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

  async #request(action: CaseAction, { note, reasonCode }: Given): Promise<[CallDeclaration, object]> {
    const { code } = this
    const post = async () => ({
      ...completeFields(traderCode),
      ...(this.model.state !== 'new' && { code }),
      imageIds: [await this.#picture()],
    })
    if (action === 'save') return [exposurePublish, { ...(await post()), draft: true }]
    return action === 'publish' ? [exposurePublish, await post()] : stepRequest(action, code, note, reasonCode)
  }

  /** Sends an action as a person, and compares the answer with the model's. */
  async act(action: CaseAction, person: Person, { giving, pick, lang, isSentTwice }: Drawn): Promise<void> {
    const { model } = this
    // Another person's post without a code would be a case of its own.
    if (model.state === 'new' && person !== 'author' && (action === 'save' || action === 'publish')) return
    this.#sent += 1
    const given = this.given(action, giving, pick)
    const [call, input] = await this.#request(action, given)
    const key = `case-${this.#number}-${this.#sent}`
    const expected = model.answerTo(action, person, given)
    const answer = await this.ask(call, input, person, lang, key)
    const told = `${action} by ${person} in ${model.state}: ${JSON.stringify(answer.body).slice(0, 300)}`
    expect(`${answer.body.ErrorCode} ${told}`).toBe(`${expected} ${told}`)
    if (expected !== 0) return
    model.take(action, person, given)
    const data = answer.body.Data as { exposure?: { code: string }; followers?: number }
    if (data.exposure) this.code = data.exposure.code
    if (data.followers !== undefined) expect(data.followers).toBe(model.followers.size)
    if (isSentTwice) expect((await this.ask(call, input, person, lang, key)).body).toEqual(answer.body)
  }

  /** The words of the next step, and for a moderator's decision a reason. */
  given(action: CaseAction, giving: (typeof givings)[number], pick: number): Given {
    if (action === 'publish' || action === 'save') return { note: '', reasonCode: null }
    const note = `Words of step ${this.#sent}.`
    const own = reasonsOf(action)
    if (actorOf(action) !== 'moderator') return { note, reasonCode: null }
    const wrong = caseReasons.filter(code => !own.includes(code))
    const offered = giving === 'wrong code' ? wrong : giving === 'code' || giving === 'both' ? own : []
    return {
      note: giving === 'code' || giving === 'nothing' ? '' : note,
      reasonCode: offered[pick % Math.max(offered.length, 1)] ?? null,
    }
  }

  /** Lets the state grow older by five days. */
  async age(): Promise<void> {
    await site.db.query(`UPDATE exposures SET state_since = state_since - interval '5 days' WHERE code = $1`, [
      this.code,
    ])
    this.model.age += 5 * 86_400_000
  }

  /** Compares what a person sees in a language with what the model says. */
  async look(viewer: Person, lang: Language): Promise<void> {
    const { model, code } = this
    if (model.state === 'new') return
    const isPublic = isSeenByEveryone(model.state)
    const own = (await this.ask(exposureOwn, { code }, viewer, lang)).body as Seen
    const detail = (await this.ask(exposureDetail, { code }, viewer, lang)).body as Seen
    expect([detail.succeed, own.succeed]).toEqual([isPublic, viewer !== 'nobody' && model.isSeenBy(viewer)])
    if (detail.Data) expectTimeline(detail.Data, model, 'nobody', lang)
    if (own.Data) {
      expectTimeline(own.Data, model, viewer, lang)
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
    const audited = await site.db.query(
      `SELECT action, from_state, to_state, reason_code, reason FROM audit_events WHERE kind = 'exposure' AND target_id = $1 ORDER BY event_id`,
      [this.code],
    )
    const stored = await site.db.one('SELECT replied, mediated FROM exposures WHERE code = $1', [this.code])
    if (stored)
      expect(stored).toEqual({
        replied: model.replied,
        mediated: model.events.some(({ to }) => to === 'in_mediation'),
      })
    expect(audited).toEqual(
      model.events.map(({ action, from, to, actor, note, reasonCode }) => ({
        action,
        from_state: from,
        to_state: to,
        reason_code: reasonCode,
        reason: actor === 'moderator' && note !== '' ? note : null,
      })),
    )
    const notices = await site.db.query<{ to: string; title: string; text: Record<Language, string> }>(
      `SELECT user_id AS to, title->>'en' AS title, text FROM user_messages WHERE user_id = ANY($1) ORDER BY message_id`,
      [people.map(this.idOf)],
    )
    for (const person of people)
      expect(
        notices.filter(({ to }) => to === this.idOf(person)).map(({ title, text }) => ({ title, ...quotedIn(text) })),
      ).toEqual(
        model.notices
          .filter(({ to }) => to === person)
          .map(({ of, as, given: { reasonCode, note } }) => ({
            title: noticeWords[of]![as]!.title.en.replace('{broker}', `Broker ${traderCode}`),
            reasons: reasonCode === null ? [] : [reasonCode],
            note,
          })),
      )
  }
}

/** What a notice quotes in both languages alike: reasons, each by its sentence in that language and not in the other, and the note. */
function quotedIn(text: Record<Language, string>) {
  const reasons = caseReasons.filter(code => languages.some(lang => text[lang].includes(reasonText(code, lang))))
  for (const code of reasons) {
    expect([text.en.includes(reasonText(code, 'en')), text.id.includes(reasonText(code, 'id'))]).toEqual([true, true])
    expect([text.en.includes(reasonText(code, 'id')), text.id.includes(reasonText(code, 'en'))]).toEqual([false, false])
  }
  const [note = '', inOther = ''] = languages.map(lang => /Words of step \d+\./.exec(text[lang])?.[0])
  expect(note).toBe(inOther)
  return { reasons, note }
}

interface Seen {
  succeed: boolean
  Data?: {
    exposure: { state: string; replied: boolean; rejectReason: string | null }
    events: Record<'action' | 'from' | 'to' | 'actor' | 'reason' | 'note' | 'at', string>[]
    actions?: string[]
    followed?: boolean
    contact?: string | null
  }
}

function expectTimeline(
  { exposure, events }: NonNullable<Seen['Data']>,
  model: CaseModel,
  viewer: Person,
  lang: Language,
): void {
  const rejectReason = model.rejectReasonFor(viewer, lang)
  expect(exposure).toMatchObject({ state: model.state, replied: model.replied, rejectReason })
  expect(
    events.map(({ action, from, to, actor, reason, note }) => ({ action, from, to, actor, reason, note })),
  ).toEqual(model.timelineFor(viewer, lang))
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
        for (const step of drawn) {
          const { kind, person, action, pick, viewer, lang } = step
          if (kind === 'time') await one.age()
          else if (kind === 'open') await one.act(...one.model.openStep(pick), step)
          else await one.act(action, person, step)
          reached.add(one.model.state)
          await one.look(viewer, lang)
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
