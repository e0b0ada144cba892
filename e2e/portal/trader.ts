import type { APIRequestContext, Page } from '@playwright/test'
import { registerPerson, type Person } from './people.ts'

export interface Listed {
  code: string
  slug: string
  showName: string
}

export const dataDir = () => process.env.E2E_DATA_DIR!
export const call = '/wikifxweb-v1'
/** The nth most reviewed broker: each test uses a different one, because a user can review a broker only once a day. */
export async function brokerNumber(request: APIRequestContext, place: number): Promise<Listed> {
  const answer = await request.get(`${call}/brokers/index/init-v1?order=comments&pageSize=20`)
  return (await answer.json()).Data.items[place]
}
export const reviewsOf = ({ slug, code }: Listed, lang = 'en') => `/${lang}/brokers/review/${slug}-${code}.html`

/** A user with an account who is not logged in here. */
export async function stranger(playwright: {
  request: { newContext: (options: object) => Promise<APIRequestContext> }
}): Promise<Person> {
  const elsewhere = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
  const person = await registerPerson(elsewhere, dataDir())
  await elsewhere.dispose()
  return person
}

/** The review with this text in the list, with everything below it. */
export const listed = (page: Page, words: string) =>
  page
    .locator('main [id^="review-"]')
    .filter({ has: page.locator('article') })
    .filter({ hasText: words })

/** Logs in through the dialog over a page. */
export async function logInDialog(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=account]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('input[name=password]').press('Enter')
}
