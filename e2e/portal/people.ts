import { expect, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { BOT_CHECK_SECONDS } from 'backend/bot-check/bot-check'
import { createPictureCodes } from 'backend/bot-check/picture-code'
import { solveChallenge } from 'calls/bot-check/solve-challenge'
import type { BotScene } from 'calls/entities/bot-proof'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSecrets } from '../../server/src/secrets.ts'
import { projectRoot } from './start-portal.ts'

export interface Person {
  email: string
  password: string
  nick: string
}

const call = '/wikifxweb-v1/usercenter'

/** Registers a new user through the declared calls, with the code from the mail outbox. */
export async function registerPerson(
  request: APIRequestContext,
  dataDir: string,
  site = process.env.E2E_ORIGIN!,
): Promise<Person> {
  const mark = randomBytes(5).toString('hex')
  const person = { email: `visitor${mark}@mail.example`, password: `a long phrase ${mark}`, nick: `Visitor ${mark}` }
  const origin = { Origin: site }
  const work = (await (await request.get(`${call}/botregister-v1?scene=register`)).json()).Data
  const bot = { botId: work.botId, proof: await solveChallenge(work.challenge, work.difficulty) }
  const sent = await request.post(`${call}/sendemail-v1`, {
    data: { email: person.email, scene: 'register', bot },
    headers: origin,
  })
  if (!sent.ok()) throw new Error(await sent.text())
  const { sendId } = (await sent.json()).Data
  const registered = await request.post(`${call}/emailregister-v1`, {
    data: {
      sendId,
      code: codeMailedTo(dataDir, person.email),
      password: person.password,
      nick: person.nick,
      terms: true,
    },
    headers: { ...origin, 'Idempotency-Key': `register-${mark}` },
  })
  if (!registered.ok()) throw new Error(await registered.text())
  return person
}

/** A new user who may use the console. */
export async function opsPerson(
  request: APIRequestContext,
  dataDir: string,
  site = process.env.E2E_ORIGIN!,
): Promise<Person> {
  const person = await registerPerson(request, dataDir, site)
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'server/src/cli/account.ts'), 'grant', person.email, 'ops'],
    {
      env: { ...process.env, DATA_DIR: dataDir },
    },
  )
  return person
}

/** The console in a separate browser context of an ops user, logged in; the caller closes it. */
export async function openConsole(
  browser: Browser,
  site: string,
  { email, password }: Person,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, ...options })
  const page = await context.newPage()
  await page.goto('/ops')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('.areas')).toBeVisible()
  return page
}

/** Logs in on the login page. */
export async function logIn(page: Page, { email, password, nick }: Person): Promise<void> {
  await page.locator('main input[name=account]').fill(email)
  await page.locator('main input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('button', { name: nick })).toBeVisible()
  await expect(page).not.toHaveURL(/login\.html/)
}

/** The characters in the bot check's picture of a form: what a person would read. */
export async function readPicture(page: Page, dataDir: string, scene: BotScene): Promise<string> {
  const { codeOf } = createPictureCodes(readSecrets(dataDir, {}).session, BOT_CHECK_SECONDS)
  return codeOf(await page.locator('main input[name=graphId]').inputValue(), scene)!
}

/** Mails in the outbox folder to an email address, and messages to a phone number starting with the plus sign, oldest first. */
export function mailsTo(dataDir: string, email: string): string[] {
  const outbox = join(dataDir, 'outbox')
  return readdirSync(outbox)
    .sort()
    .map(file => readFileSync(join(outbox, file), 'utf8'))
    .filter(mail => mail.includes(email))
}

/** The latest code in the outbox folder for an email address, or for a phone number starting with the plus sign. */
export function codeMailedTo(dataDir: string, email: string): string {
  const code = /\b(\d{6})\b/.exec(
    mailsTo(dataDir, email)
      .at(-1)
      ?.split(/\r?\n\r?\n/)
      .slice(1)
      .join('\n') ?? '',
  )?.[1]
  if (!code) throw new Error(`no code was sent to ${email}`)
  return code
}
