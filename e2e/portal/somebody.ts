import type { Browser, BrowserContextOptions } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { registerPerson } from './people.ts'
import { projectRoot } from './start-portal.ts'
import { expect, hintGiven } from './test.ts'
import { call, dataDir, type Listed } from './trader.ts'

/** New users in browsers of their own, and what they send with the calls of the pages. */

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture for an upload. */
export const proof = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }

const locales: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }

interface SomebodyOptions {
  role?: string
  hasScript?: boolean
  /** Of the browser, and of mails to the user. */
  lang?: Language
  /** Other properties of the browser, such as a phone's screen. */
  device?: BrowserContextOptions
}

/** A new user's browser, logged in. */
export async function browserOf(
  browser: Browser,
  { role, hasScript = true, lang = 'en', device }: SomebodyOptions = {},
) {
  const baseURL = process.env.E2E_ORIGIN!
  const context = await browser.newContext({ baseURL, locale: locales[lang], javaScriptEnabled: hasScript, ...device })
  await context.addCookies([hintGiven(baseURL), { name: 'LanguageCode', value: lang, url: baseURL }])
  const person = await registerPerson(context.request, dataDir())
  const { email, nick } = person
  if (role)
    await promisify(execFile)(
      process.execPath,
      [join(projectRoot, 'server/src/cli/account.ts'), 'grant', email, role],
      {
        env: { ...process.env, DATA_DIR: dataDir() },
      },
    )
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  const { request } = context
  const headers = { Origin: baseURL, 'X-Requested-With': 'XMLHttpRequest' }
  let token = ''
  /** Sends a call that writes, as the page's own code does, and returns its data. */
  const send = async (name: string, sent: { data: object } | { multipart: { file: object } }) => {
    token ||= (await (await request.post(`${call}/session/token-v1`, { data: {}, headers })).json()).Data.access_token
    const answer = await request.post(`${call}/${name}-v1`, {
      ...(sent as object),
      headers: { ...headers, Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    })
    const body = await answer.json()
    if (!body.succeed) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body.Data
  }
  const close = async () => {
    expect(errors).toEqual([])
    await context.close()
  }
  return { page, nick, email, person, send, close }
}
export type Somebody = Awaited<ReturnType<typeof browserOf>>

/** Submits a claim, unless its broker is already claimed. */
async function isSubmitted(staff: Somebody, enterpriseId: string): Promise<boolean> {
  try {
    await staff.send('enterprise/submit', { data: { enterpriseId } })
    return true
  } catch (error) {
    if (String(error).includes(`"ErrorCode":${errorCodes.exists}`)) return false
    throw error
  }
}

/** Makes somebody the staff of a broker that nobody has claimed, whatever tests have run before, and returns it. */
export async function claimBroker(staff: Somebody, moderator: Somebody): Promise<Listed> {
  const listed = async (pageIndex: number): Promise<{ total: number; items: [Listed] }> =>
    (await (await staff.page.request.get(`${call}/brokers/index/init-v1?pageSize=1&pageIndex=${pageIndex}`)).json())
      .Data
  const { total } = await listed(1)
  let enterpriseId: string | undefined
  let broker: Listed
  do {
    // Other journeys look at the first brokers of a list.
    broker = (await listed(randomInt(Math.floor(total / 3), total))).items[0]
    const contact = { contactName: 'Sari Dewi', contactEmail: 'sari@firm.example' }
    const claim = { kind: 'broker', traderCode: broker.code, name: `Firm of ${staff.nick}`, ...contact }
    const saved = await staff.send('enterprise/save', { data: { ...claim, ...(enterpriseId && { enterpriseId }) } })
    enterpriseId = saved.enterprise.enterpriseId
  } while (!(await isSubmitted(staff, enterpriseId!)))
  await moderator.send('enterprise/audit', { data: { enterpriseId, decision: 'start' } })
  await moderator.send('enterprise/audit', { data: { enterpriseId, decision: 'approve' } })
  return broker
}

/** Sends a complete complaint for review and returns its page's path. */
export async function complain(author: Somebody, traderCode: string): Promise<string> {
  const { image } = await author.send('exposure/upload', { multipart: { file: proof } })
  const second = await author.send('exposure/upload', { multipart: { file: proof } })
  const { exposure } = await author.send('exposure/publish', {
    data: {
      traderCode,
      reason: 'unable_to_withdraw',
      title: `My withdrawal is late, ${author.nick}`,
      content: 'I asked for my money on the first of May, and since then nobody has answered any of my mails.',
      amount: { amount: 1250, currency: 'USD' },
      incidentDate: '2026-05-01',
      imageIds: [image.imageId, second.image.imageId],
      captions: ['The request', 'The answer'],
      contact: 'rina.private@mail.example',
      consent: true,
    },
  })
  return `/en/exposure/${exposure.slug}-${exposure.code}.html`
}
