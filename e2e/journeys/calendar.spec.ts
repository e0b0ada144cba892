import ICAL from 'ical.js'
import { publicLanguages } from 'shared-state/i18n/languages'
import { accountText, messagesText } from '../../mf-user-centre/src/strings/keys.ts'
import { educationText } from '../../mf-education/src/strings/keys.ts'
import { importData } from '../portal/import-data.ts'
import { textsIn } from '../portal/known-texts.ts'
import { mailsTo } from '../portal/people.ts'
import { browserOf } from '../portal/somebody.ts'
import { expect, open, test } from '../portal/test.ts'
import { dataDir } from '../portal/trader.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** The economic calendar from its filters to the reminder. The events are imported, because sample events are not for the public files. */

const minuteMs = 60_000

/** Two events in the same minute; only one has the currency XTS, which no other event has. */
const eventsIn = (lang: string, minutes: number) =>
  ['XTS', 'XXX'].map(currency => ({
    code: `J${lang}${currency}`,
    series: `journey_${lang}_${currency}`,
    title_en: `Test index ${lang} ${currency}`,
    title_id: `Indeks uji ${lang} ${currency}`,
    content_en: 'An index for tests.',
    content_id: 'Indeks untuk pengujian.',
    country_code: '360',
    currency,
    importance: 2,
    category: 'survey',
    scheduled_at: new Date(Date.now() + minutes * minuteMs).toISOString(),
    period: '2026-11',
    unit: 'pts',
    consensus: '50.1',
    currency_rises_on: 'higher',
  }))

for (const lang of publicLanguages)
  test(
    `a trader filters the calendar, subscribes to it and gets the reminder of an event (${lang})`,
    usuallyIn('id', lang),
    async ({ browser }) => {
      const t = textsIn(lang, ['mf-education', 'mf-user-centre'])
      const words = lang === 'en' ? 'Test index' : 'Indeks uji'
      const [chosen, other] = [`${words} ${lang} XTS`, `${words} ${lang} XXX`]
      const notice = lang === 'en' ? `Reminder: ${chosen}` : `Pengingat: ${chosen}`
      await importData('calendar-events', `calendar-${lang}`, eventsIn(lang, 17))
      const trader = await browserOf(browser, { lang, device: { timezoneId: 'Asia/Jakarta' } })
      const { page } = trader
      const main = page.getByRole('main')

      await test.step('the calendar opens in the time zone of the device', async () => {
        await open(page, `/${lang}/calendar.html?view=next&currency=XTS,XXX`)
        await expect(page).toHaveURL(/zone=Asia\/Jakarta/)
        await expect(main.getByRole('link', { name: chosen })).toBeVisible()
        await expect(main.getByRole('link', { name: other })).toBeVisible()
        const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
          timeZone: 'Asia/Jakarta',
          hour: '2-digit',
          minute: '2-digit',
        })
        const row = main.getByRole('row', { name: chosen })
        const at = await row.locator('time').getAttribute('datetime')
        await expect(row.locator('time')).toHaveText(time.format(new Date(at!)))
      })

      await test.step('a currency switched off leaves the list', async () => {
        await main.getByRole('link', { name: /^XXX/ }).click()
        await expect(main.getByRole('link', { name: other })).toHaveCount(0)
        await expect(main.getByRole('link', { name: chosen })).toBeVisible()
      })

      await test.step('a calendar program reads the address to subscribe to, with the same filters', async () => {
        const address = await main
          .getByRole('link', { name: t(educationText.subscribe), exact: true })
          .getAttribute('href')
        const { pathname, search, host } = new URL(address!)
        expect([address!.startsWith('webcal://'), host]).toEqual([true, new URL(page.url()).host])
        const file = await page.request.get(pathname + search)
        const calendar = new ICAL.Component(ICAL.parse(await file.text()) as unknown[])
        const events = calendar.getAllSubcomponents('vevent').map(component => new ICAL.Event(component))
        expect(events.map(({ summary }) => summary)).toContain(chosen)
        expect(events.map(({ summary }) => summary)).not.toContain(other)
      })

      await test.step('the page of the event sets a reminder', async () => {
        await main.getByRole('link', { name: chosen }).click()
        await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
        await main.getByRole('button', { name: t(educationText.remindMe) }).click()
        const before = t(educationText.minutesBefore, { count: 15 })
        await expect(main.getByText(t(educationText.reminderIsSet, { before }))).toBeVisible()
      })

      await test.step('the reminder arrives as a notice and by mail when the event is near', async () => {
        await importData('calendar-events', `calendar-${lang}`, eventsIn(lang, 14))
        const mailed = () => mailsTo(dataDir(), trader.email).filter(mail => mail.includes('/calendar/'))
        await expect.poll(() => mailed().length).toBe(1)
        await open(page, `/${lang}/user/messages.html?show=reminder`)
        await expect(page.getByRole('heading', { name: t(accountText.messages) }).first()).toBeVisible()
        await expect(main.getByRole('link', { name: notice })).toBeVisible()
        await expect(main.getByText(t(messagesText.new), { exact: true })).toBeVisible()
        await main.getByRole('link', { name: notice }).click()
        await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
      })
      await trader.close()
    },
  )
