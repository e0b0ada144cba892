import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { mailsTo } from '../portal/people.ts'
import { browserOf, claimBroker, complain, proof, type Somebody } from '../portal/somebody.ts'
import { expect, open, test } from '../portal/test.ts'
import { dataDir } from '../portal/trader.ts'

/** The page of a case with several people at work: what they refuse, hold and follow. Its way from draft to end is in case-of-three.spec.ts. */

/** Follows a case without JavaScript, from the press of the button over the login to the second press. */
async function followLoggedOut({ page, person }: Somebody, path: string): Promise<void> {
  await page.context().clearCookies({ name: 'sid' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Follow this case' }).click()
  await page.locator('main input[name=account]').fill(person.email)
  await page.locator('main input[name=password]').fill(person.password)
  await page.locator('main form:has(input[name=password]) button[type=submit]').click()
  await expect(page.getByText('Press “Follow this case” to follow it.')).toBeVisible()
  await page.getByRole('button', { name: 'Follow this case' }).click()
  await expect(page.getByText('You now follow this case.')).toBeVisible()
}

const part = (page: Page) => page.locator('#own-part')
/** Takes a moderator's step that needs no words, with the keyboard alone. */
async function decide(page: Page, name: string): Promise<void> {
  await part(page).getByRole('link', { name }).press('Enter')
  await part(page).getByRole('button', { name }).press('Enter')
  await expect(part(page).getByText('Done. It is in the timeline.')).toBeVisible()
}

const stateOf = (page: Page): Locator => page.locator('article').first()

test(
  'a case is held by another moderator, followed, answered after a logout and commented on without JavaScript, and its evidence is read with the keyboard',
  { tag: '@long' },
  async ({ browser }) => {
    const [author, staff, moderator, reader] = await Promise.all([
      browserOf(browser),
      browserOf(browser, { hasScript: false }),
      browserOf(browser, { role: 'moderator' }),
      browserOf(browser, { hasScript: false }),
    ])
    const second = await browserOf(browser, { role: 'moderator', hasScript: false })
    const path = await complain(author, (await claimBroker(staff, moderator)).code)
    const code = path.slice(path.lastIndexOf('-') + 1, -'.html'.length)

    // The moderator's reason is too short at first.
    const desk = moderator.page
    await open(desk, path)
    await part(desk).getByRole('link', { name: 'Reject' }).press('Enter')
    await part(desk).getByLabel('In your words').fill('No')
    await part(desk).getByRole('button', { name: 'Reject' }).press('Enter')
    await expect(part(desk).getByLabel('In your words')).toHaveAttribute('aria-invalid', 'true')
    await expect(part(desk).getByLabel('In your words')).toHaveValue('No')
    await part(desk).getByRole('link', { name: 'Cancel' }).press('Enter')
    await decide(desk, 'Approve')
    await followLoggedOut(reader, path)

    await author.send('exposure/add', { data: { code, demand: 'Please send the bank reference.' } })
    // Another moderator takes the case and decides it on the moderation page, without JavaScript.
    await second.page.goto(`/en/user/moderation.html?kind=exposure&id=${code}`)
    await second.page.getByRole('button', { name: 'Take this item' }).click()
    await expect(second.page.getByText('You have taken this.')).toBeVisible()
    await open(desk, path)
    await part(desk).getByRole('link', { name: 'Decline mediation' }).press('Enter')
    await part(desk).getByLabel('Reason').selectOption('not_enough_evidence')
    await part(desk).getByRole('button', { name: 'Decline mediation' }).press('Enter')
    await expect(part(desk).getByText(`${second.nick} is working on this.`)).toBeVisible()
    await second.page.getByRole('button', { name: 'Accept mediation' }).click()
    await expect(second.page.getByText('Saved; everyone concerned has been notified.')).toBeVisible()
    await open(desk, path)
    await expect(stateOf(desk).getByText('In mediation').first()).toBeVisible()

    // The staff work without JavaScript, from their inbox.
    const reply = staff.page
    await reply.goto('/en/user/enterprise/replies.html')
    const waiting = reply.getByRole('listitem').filter({ hasText: `My withdrawal is late, ${author.nick}` })
    await expect(waiting).toContainText('14 days left to reply')
    await waiting.getByRole('link', { name: /^Reply to the complaint/ }).click()
    const send = () => part(reply).getByRole('button', { name: 'Reply for the broker' }).click()
    await part(reply).getByLabel('Your reply').fill('Too short')
    await part(reply).locator('input[name=file]').setInputFiles(proof)
    await send()
    await expect(part(reply).getByLabel('Your reply')).toHaveAttribute('aria-invalid', 'true')
    // The picture is uploaded, and its id waits in the form.
    await expect(part(reply).locator('input[name=imageIds]')).toHaveCount(1)
    // Logged out in another tab: the text stays in the form, and is sent after the login.
    const words = 'The money has left our bank today.'
    await part(reply).getByLabel('Your reply').fill(words)
    const cookies = await reply.context().cookies()
    await reply.context().clearCookies()
    await send()
    await expect(part(reply).getByRole('link', { name: 'Log in in a new tab' })).toBeVisible()
    await expect(part(reply).getByLabel('Your reply')).toHaveValue(words)
    await reply.context().addCookies(cookies)
    await send()
    await expect(part(reply).getByText('Done. It is in the timeline.')).toBeVisible()
    await expect(
      reply.getByRole('region', { name: 'Timeline' }).getByRole('link', { name: 'Image 1 of 1' }),
    ).toBeVisible()

    await open(author.page, path)
    expect(await layoutFaults(author.page)).toEqual([])
    await expectAccessible(author.page)

    // A comment of the staff, without JavaScript.
    await reply.getByLabel('Your comment').fill('We call you today about this.')
    await reply.getByRole('button', { name: 'Post comment' }).click()
    await expect(reply.getByText('Your comment is posted.')).toBeVisible()
    await expect(reply.locator('#comments article').getByText('Broker staff')).toBeVisible()

    // They have enough mails: the link in one stops them, without JavaScript and without a login.
    const link = /http:\/\/[\w.:]+\/en\/user\/unsubscribe\.html\?token=[\w.-]+/
    await expect.poll(() => mailsTo(dataDir(), staff.person.email).at(-1)).toMatch(link)
    await reply.context().clearCookies()
    await reply.goto(link.exec(mailsTo(dataDir(), staff.person.email).at(-1)!)![0])
    await reply.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(reply.getByText('You are unsubscribed: no more emails of this kind.')).toBeVisible()

    // Its evidence, with the keyboard; the focus comes back.
    const firstImage = author.page.getByRole('link', { name: 'Image 1 of 2' })
    await firstImage.press('Enter')
    const viewer = author.page.getByRole('dialog', { name: 'Evidence' })
    await expect(viewer.getByRole('status')).toHaveText('Image 1 of 2: The request')
    await author.page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('status')).toHaveText('Image 2 of 2: The answer')
    await author.page.keyboard.press('+')
    await author.page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(firstImage).toBeFocused()
    for (const somebody of [author, staff, moderator, reader, second]) await somebody.close()
  },
)
