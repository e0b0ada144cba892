import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { usercenterBotregister, usercenterGraphcode } from 'calls/bot-check'
import { contactSubmit } from 'calls/contact'
import type { BotProof } from 'calls/entities/bot-proof'
import sharp from 'sharp'
import { SECRET, startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { proveHuman } from '../testing/prove-human.ts'
import type { Visitor } from '../testing/visitor.ts'
import { createPictureCodes } from './picture-code.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(() => {
  jest.restoreAllMocks()
  expect(site.errors).toEqual([])
})

const message = { name: 'Rina', email: 'rina@mail.example', content: 'The address of a broker is out of date.' }
/** Submits the contact form with a bot check; returns the ErrorCode and the refused field. */
async function submit(bot: BotProof | undefined, visitor = site.visitor()) {
  const { body } = await visitor.call(contactSubmit, { ...message, bot })
  return [body.ErrorCode, body.errors?.[0]?.field]
}
const rows = () => site.db.query(`SELECT code_id FROM one_time_codes`)
const inMinutes = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000)

test('a solved proof of work is accepted once, and requesting the challenge stores nothing', async () => {
  const before = (await rows()).length
  const bot = await proveHuman(site.visitor(), 'contact')
  expect((await rows()).length).toBe(before)
  expect([await submit(bot), await submit(bot)]).toEqual([
    [0, undefined],
    [2008, 'bot'],
  ])
})

test('a proof of work sent several times concurrently is accepted once', async () => {
  const bot = await proveHuman(site.visitor(), 'contact')
  const answers = await Promise.all([submit(bot), submit(bot), submit(bot)])
  expect(answers.map(([code]) => code).sort()).toEqual([0, 2008, 2008])
})

test('a proof-of-work challenge has a fixed cost and states how long it is valid', async () => {
  const { body } = await site.visitor().call(usercenterBotregister, { scene: 'login' })
  expect(body.Data).toMatchObject({ kind: 'pow', difficulty: 9, expiresIn: 300 })
  const { parameters } = JSON.parse(body.Data?.challenge ?? '') as { parameters: { algorithm: string; cost: number } }
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2000 })
})

test('a missing, wrong or expired proof of work, or one for another scene, is refused', async () => {
  expect(await submit(undefined)).toEqual([2008, 'bot'])
  const done = await proveHuman(site.visitor(), 'contact')
  const payload = JSON.parse(Buffer.from(done.proof, 'base64').toString()) as {
    challenge: { parameters: object; signature: string }
    solution: object
  }
  const proofOf = (changed: object) => Buffer.from(JSON.stringify(changed)).toString('base64')
  const wrong: BotProof[] = [
    { ...done, botId: '0'.repeat(24) },
    { ...done, proof: 'not base64 of JSON' },
    { ...done, proof: proofOf({}) },
    {
      ...done,
      proof: proofOf({ challenge: { parameters: {}, signature: '' }, solution: { counter: 0, derivedKey: '' } }),
    },
    { ...done, proof: proofOf({ ...payload, solution: { counter: 1, derivedKey: '00'.repeat(32) } }) },
    {
      ...done,
      proof: proofOf({
        ...payload,
        challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, cost: 1, expiresAt: 9e9 } },
      }),
    },
    await proveHuman(site.visitor(), 'login'),
  ]
  for (const bot of wrong) expect(await submit(bot)).toEqual([2008, 'bot'])
  inMinutes(5.1)
  expect(await submit(done)).toEqual([2008, 'bot'])
})

const codes = createPictureCodes(SECRET, 300)
async function picture(visitor: Visitor = site.visitor(), scene: 'contact' | 'login' = 'contact') {
  const { body } = await visitor.call(usercenterGraphcode, { scene })
  const { graphId = '', image = '' } = body.Data ?? {}
  return { graphId, image, code: codes.codeOf(graphId, scene) ?? '' }
}

test('the captcha picture is a non-blank PNG of 220 by 72 pixels with a new id each time', async () => {
  const [one, other] = [await picture(), await picture()]
  expect(one.graphId).not.toBe(other.graphId)
  expect(one.image).toMatch(/^data:image\/png;base64,/)
  const png = sharp(Buffer.from(one.image.split(',')[1] ?? '', 'base64'))
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 220, height: 72 })
  const { channels } = await png.stats()
  expect(channels[0]?.stdev).toBeGreaterThan(30)
})

test('the captcha characters are accepted once, in upper or lower case', async () => {
  const { graphId, code } = await picture()
  expect(code).toMatch(/^[A-Z3479]{5}$/)
  expect(await submit({ graphId, graphCode: ` ${code.toLowerCase()} ` })).toEqual([0, undefined])
  expect(await submit({ graphId, graphCode: code })).toEqual([2008, 'bot.graphId'])
})

test('a captcha picture allows three attempts, even if they are sent concurrently', async () => {
  const { graphId, code } = await picture()
  const tries = await Promise.all(['11111', '22222', '00000'].map(graphCode => submit({ graphId, graphCode })))
  expect(tries).toEqual([2008, 2008, 2008].map(refused => [refused, 'bot.graphCode']))
  expect(await submit({ graphId, graphCode: code })).toEqual([2008, 'bot.graphId'])
})

test('a captcha picture that is forged, expired or for another scene is refused and stores nothing', async () => {
  const before = (await rows()).length
  const login = await picture(site.visitor(), 'login')
  const { graphId, code } = await picture()
  expect(await submit({ graphId: login.graphId, graphCode: login.code })).toEqual([2008, 'bot.graphId'])
  expect(
    await submit({ graphId: graphId.replace(/\w$/, last => (last === '0' ? '1' : '0')), graphCode: code }),
  ).toEqual([2008, 'bot.graphId'])
  expect(await submit({ graphId: 'x', graphCode: code })).toEqual([2008, 'bot.graphId'])
  inMinutes(5.1)
  expect(await submit({ graphId, graphCode: code })).toEqual([2008, 'bot.graphId'])
  expect((await rows()).length).toBe(before)
})

test('a captcha request must name a known scene', async () => {
  const ask = async (query: string) =>
    (await site.visitor().send('GET', `${usercenterGraphcode.path}${query}`)).body.ErrorCode
  expect([await ask(''), await ask('?scene=party')]).toEqual([1001, 1004])
})

test('the number of bot checks per IP address is limited', async () => {
  const visitor = site.visitor()
  for (let index = 0; index < 300; index += 1) await visitor.call(usercenterBotregister, { scene: 'login' })
  const { status, body, headers } = await visitor.call(usercenterGraphcode, { scene: 'login' })
  expect([status, body.ErrorCode, Number(headers.get('retry-after')) > 0]).toEqual([429, 4001, true])
  expect((await site.visitor().call(usercenterBotregister, { scene: 'login' })).status).toBe(200)
})
