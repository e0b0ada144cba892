import type { Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { mailsTo, readPicture } from '../portal/people.ts'
import { browserOf, complain } from '../portal/somebody.ts'
import { expect, hintGiven, open, test } from '../portal/test.ts'
import { brokerNumber, dataDir } from '../portal/trader.ts'

/** The link in the latest mail to an address. */
const linkMailedTo = (email: string): string =>
  /\/en\/exposure\/legal-notice\.html\S+/.exec(mailsTo(dataDir(), email).at(-1) ?? '')![0]

/** On a phone; with `axe`, which needs JavaScript, for assistive technology too. */
async function looksRight(page: Page, { axe = false } = {}): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await layoutFaults(page)).toEqual([])
  if (axe) await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test(
  'a firm without JavaScript sends a notice, a moderator withholds the text, and readers are led to the reason',
  { tag: '@long' },
  async ({ browser }) => {
    const [author, moderator] = await Promise.all([browserOf(browser), browserOf(browser, { role: 'moderator' })])
    const baseURL = process.env.E2E_ORIGIN!
    const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', javaScriptEnabled: false })
    await elsewhere.addCookies([hintGiven(baseURL)])
    const firm = await elsewhere.newPage()
    const path = await complain(author, (await brokerNumber(author.page.request, 19)).code)
    await moderator.send('exposure/review', {
      data: { code: path.slice(path.lastIndexOf('-') + 1, -'.html'.length), decision: 'approve' },
    })
    const name = `Firm against ${author.nick}`
    const email = `${author.nick.replace(' ', '').toLowerCase()}@law.example`

    await firm.goto(path)
    await firm.getByRole('link', { name: /Firms can send a legal notice/ }).click()
    await firm.getByLabel('Name of the firm').fill(name)
    await firm.getByRole('button', { name: 'Send a legal notice' }).click()
    await expect(firm.getByText('Tick this statement').first()).toBeVisible()
    await expect(firm.getByLabel('Name of the firm')).toHaveValue(name)
    await looksRight(firm)
    await firm.getByLabel('Your name').fill('Prawira')
    await firm.getByLabel('Lawyer of the firm').check()
    await firm.getByLabel('Your email address').fill(email)
    await firm.getByLabel('Country whose law applies').selectOption({ label: 'Indonesia' })
    await firm.getByLabel('Court order', { exact: true }).check()
    await firm.getByLabel('Court and file number').fill('Court 12/2026')
    await firm.getByLabel('Passages that are unlawful').fill('The whole text of the complaint.')
    await firm
      .getByLabel('Why they are unlawful')
      .fill('The court has forbidden these statements by an order of the first of June.')
    for (const box of await firm.getByRole('group', { name: 'Your statements' }).getByRole('checkbox').all())
      await box.check()
    await firm.getByRole('button', { name: 'Send a legal notice' }).click()
    await firm.getByLabel('Characters in the picture').fill(await readPicture(firm, dataDir(), 'legalnotice'))
    await firm.getByRole('button', { name: 'Send a legal notice' }).click()
    await expect(firm.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
    await firm.goto(linkMailedTo(email))
    await firm.getByRole('button', { name: 'Confirm the notice' }).click()
    await expect(firm.getByText('We have received your notice.')).toBeVisible()

    const desk = moderator.page
    await open(desk, '/en/user/moderation.html?kind=legalnotice')
    await desk.getByRole('link', { name: `${name}:` }).click()
    await desk.getByLabel('Withhold the text').check()
    await desk.getByLabel('Reason').fill('The court’s order covers the whole post.')
    await looksRight(desk, { axe: true })
    await desk.getByRole('button', { name: 'Save decision' }).click()
    await expect(desk.getByText('Saved; the user has been notified.')).toBeVisible()

    await firm.goto(path)
    await expect(firm).toHaveURL(/\/exposure\/case-\w+\.html$/)
    expect((await firm.content()).includes(`is late, ${author.nick}`)).toBe(false)
    await expect(firm.getByRole('heading', { level: 1, name: 'Text withheld after a legal notice' })).toBeVisible()
    await looksRight(firm)
    await firm.getByRole('link', { name: 'Who asked for this, and why a moderator agreed' }).click()
    await expect(firm.getByText('The court’s order covers the whole post.').first()).toBeVisible()
    await expect(firm.getByText(name)).toBeVisible()
    await looksRight(firm)

    await open(author.page, path)
    await expect(author.page.getByText('nobody has answered any of my mails')).toBeVisible()
    await expect(author.page.getByText('Other readers do not see the text')).toBeVisible()
    await looksRight(author.page, { axe: true })
    await author.page.getByRole('link', { name: 'Read and answer' }).click()
    await author.page.getByLabel('Your appeal').fill('The court has lifted its order.')
    await author.page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(author.page.getByText('Sent. A moderator will read it.')).toBeVisible()
    await elsewhere.close()
    await Promise.all([author.close(), moderator.close()])
  },
)
