import { marketTypes, sectionOf } from 'calls/entities/market-listing'
import { publicLanguages } from 'shared-state/i18n/languages'
import { addText, marketText } from '../../mf-market/src/strings/keys.ts'
import { deskText, moderationText, offerDeskText, ownListingText } from '../../mf-user-centre/src/strings/keys.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { fillFacts, fillText } from '../portal/fill-listing.ts'
import { textsIn } from '../portal/known-texts.ts'
import { browserOf } from '../portal/somebody.ts'
import { expect, open, test } from '../portal/test.ts'
import { call } from '../portal/trader.ts'

/** A listing of each kind from its form to its withdrawal: its author, another user and a moderator at once. */

/** One listing is enough in `npm test`: the kinds differ in their declarations alone. */
const usual = { lang: 'id', type: 'exhibition' }

/** Every second kind is sent without JavaScript, and the other way round in the other language. */
const ways = publicLanguages.flatMap((lang, language) =>
  marketTypes.map((type, place) => ({ lang, type, hasScript: (place + language) % 2 === 1 })),
)

for (const { lang, type, hasScript } of ways)
  test(
    `a listing of the kind ${type} is sent${hasScript ? '' : ' without JavaScript'}, approved, applauded, asked for its contact and withdrawn (${lang})`,
    { tag: lang === usual.lang && type === usual.type ? [] : '@long' },
    async ({ browser, page: anybody }) => {
      const t = textsIn(lang, ['ui', 'shell', 'mf-market', 'mf-user-centre'])
      const [author, moderator, reader] = await Promise.all([
        browserOf(browser, { lang, hasScript }),
        browserOf(browser, { lang, role: 'moderator' }),
        browserOf(browser, { lang, hasScript }),
      ])
      const visit = (page: typeof anybody, path: string) => (hasScript ? open(page, path) : page.goto(path))
      const title = `Listing of ${author.nick}`.slice(0, 80)
      const contact = `desk-${type.toLowerCase()}@firm.example`
      const button = (page: typeof anybody, key: number) =>
        page.getByRole('main').getByRole('button', { name: t(key), exact: true })

      await test.step('the author fills in the form, with the keyboard from step to step', async () => {
        const { page } = author
        await visit(page, `/${lang}/market/${type}/add.html`)
        await fillFacts(page, type)
        expect(await layoutFaults(page)).toEqual([])
        await button(page, addText.goOn).press('Enter')
        await expect(page.locator('main [name=title]')).toBeVisible()
        await fillText(page, { title, content: 'What this listing offers, in a few plain words.', contact })
        await button(page, addText.goOn).press('Enter')
        await expect(page.locator('main input[type=file]').first()).toBeAttached()
        await button(page, addText.goOn).press('Enter')
        await expect(page.getByRole('region', { name: t(addText.asOthersSeeIt) })).toContainText(title)
        await button(page, addText.sendForReview).press('Enter')
        await expect(page.getByRole('main').getByRole('link', { name: t(marketText.manageOwn) })).toBeVisible()
      })

      await test.step('a moderator approves it', async () => {
        const { page } = moderator
        await open(page, `/${lang}/user/moderation.html?kind=market&order=new`)
        await page.getByRole('main').getByRole('link', { name: title }).press('Enter')
        await button(page, moderationText.take).press('Enter')
        await expect(button(page, moderationText.giveBack)).toBeVisible()
        await button(page, offerDeskText.publishListing).press('Enter')
        await expect(page.getByText(t(moderationText.decided))).toBeVisible()
      })

      await test.step('anybody finds it in its section; its contact is not in the page', async () => {
        await expect(async () => {
          await open(anybody, `/${lang}/market/${sectionOf(type)}.html?keyword=${encodeURIComponent(author.nick)}`)
          await anybody.getByRole('main').getByRole('link', { name: title }).first().click({ timeout: 2000 })
        }).toPass()
        await expect(anybody.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await (await anybody.request.get(anybody.url())).text()).not.toContain(contact)
      })
      const path = new URL(anybody.url()).pathname
      const code = /-(\w+)\.html$/.exec(path)![1]!

      await test.step('another user applauds it and asks for the contact', async () => {
        await visit(reader.page, path)
        await button(reader.page, marketText.applaud).press('Enter')
        await expect(reader.page.getByRole('main').getByRole('button', { pressed: true })).toBeVisible()
        await button(reader.page, marketText.showContact).press('Enter')
        await expect(reader.page.getByRole('main').getByText(contact)).toBeVisible()
      })

      await test.step('the author sees the numbers and withdraws it; its page is over', async () => {
        const { page } = author
        await visit(page, `/${lang}/user/market.html`)
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
        await expect(row).toContainText(t(ownListingText.contactCount, { count: 1, number: '1' }))
        await row.getByRole('link', { name: `${t(deskText.withdraw)} ${title}` }).press('Enter')
        await button(page, ownListingText.withdraw).press('Enter')
        await expect(page.getByText(t(ownListingText.isWithdrawn))).toBeVisible()
        await expect.poll(async () => (await anybody.request.get(path)).status()).toBe(410)
        expect((await anybody.request.get(`${call}/market/detail-v1?code=${code}`)).status()).toBe(410)
      })
      for (const somebody of [author, moderator, reader]) await somebody.close()
    },
  )
