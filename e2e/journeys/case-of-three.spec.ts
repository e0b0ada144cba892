import type { Locator, Page } from '@playwright/test'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import { failureWords } from 'calls/failures/failure-words'
import { toTyped } from 'shared-state/forms/typed-number'
import { publicLanguages, type Language } from 'shared-state/i18n/languages'
import { uiText } from 'ui/strings/keys.ts'
import { formOf } from '../../mf-exposure/src/exposure-case/own-part/case-forms.ts'
import { exposureText } from '../../mf-exposure/src/strings/keys.ts'
import { moderationText, repliesText } from '../../mf-user-centre/src/strings/keys.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { watchNotices } from '../portal/case-notices.ts'
import { textsIn } from '../portal/known-texts.ts'
import { sendAgainByReload, sendThroughLosses, tabTo } from '../portal/lost-network.ts'
import { browserOf, claimBroker, proof } from '../portal/somebody.ts'
import { expect, open, suggested, test } from '../portal/test.ts'
import { call, type Listed } from '../portal/trader.ts'

/** A complaint from its draft to its reopening in three browsers at once: its author's phone, the broker's staff and a moderator. */

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** What people write. */
const written = {
  en: {
    title: 'My withdrawal is late',
    story: 'I asked for my money on the fifth of May, and nobody has answered any of my mails.',
    caption: 'My request',
    add: 'Please send the bank reference.',
    reply: 'The money has left our bank today.',
    resolve: 'The money has arrived.',
    reopen: 'The bank took the money back.',
  },
  id: {
    title: 'Penarikan saya belum dibayar',
    story: 'Sejak 5 Mei saya menunggu penarikan dana, tetapi semua email saya tidak dijawab.',
    caption: 'Permintaan saya',
    add: 'Mohon kirim nomor referensi banknya.',
    reply: 'Dananya sudah kami kirim hari ini.',
    resolve: 'Dananya sudah masuk.',
    reopen: 'Bank menarik kembali dananya.',
  },
} satisfies Record<Language, object>

/** One person's hands: on the keyboard alone, in a language, with a network that is lost each time something is sent. */
function handsOn(page: Page, lang: Language, hasScript: boolean) {
  const t = textsIn(lang, ['ui', 'shell', 'mf-exposure', 'mf-user-centre'])
  const main = page.getByRole('main')
  const words = t(failureWords.connectionFailed)
  return {
    page,
    t,
    main,
    visit: (path: string) => (hasScript ? open(page, path) : page.goto(path)),
    press: (target: Locator) => target.press('Enter'),
    type: async (label: string, text: string) => {
      await tabTo(page, main.getByLabel(label))
      await page.keyboard.type(text)
    },
    tick: async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
    /** Presses a button, which sends a call. */
    send: async (key: number, sent: string) => {
      const button = main.getByRole('button', { name: t(key), exact: true })
      await (hasScript ? sendThroughLosses(page, { button, call: sent, words }) : sendAgainByReload(page, { button }))
    },
  }
}
type Hands = ReturnType<typeof handsOn>

const isAt = ({ main, t }: Hands, next: number) => expect(main.locator('#own-part')).toContainText(t(next))

interface Complaint {
  broker: Listed
  title: string
  lang: Language
  hasScript: boolean
}

/** The first two steps of the form: the broker is found and the story begun, saved and continued later. */
async function beginDraft(author: Hands, { broker, title, lang, hasScript }: Complaint) {
  const { page, main, t } = author
  await tabTo(page, main.getByRole('combobox', { name: t(exposureText.findBroker) }))
  await page.keyboard.type(broker.showName)
  if (hasScript) {
    await suggested(page)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  const found = main.getByRole('list', { name: t(exposureText.findBroker) })
  if (!hasScript) await author.press(found.getByRole('link', { name: broker.showName }).first())
  await expect(main.locator('input[name=traderCode]')).toHaveValue(broker.code)
  await author.send(exposureText.goOn, 'exposure/publish')

  await author.tick(main.getByLabel(t(exposureText.unableToWithdraw)))
  await author.type(t(exposureText.titleOfPost), title)
  await author.send(exposureText.saveDraft, 'exposure/publish')
  await expect(main.getByText(t(exposureText.draftSaved))).toBeVisible()
  await author.visit(`/${lang}/exposure/publish.html`)
  await author.press(main.getByRole('link', { name: title }))
  await author.type(t(exposureText.whatHappened), written[lang].story)
  await author.type(t(exposureText.amountClaimed), toTyped(12_500_000, lang))
  await author.type(t(exposureText.currency), 'IDR')
  await author.type(t(exposureText.incidentDate), '05052026')
  await author.send(exposureText.goOn, 'exposure/publish')
}

/** The picture, whose upload is lost once, and its caption. */
async function addPicture(author: Hands, { lang, hasScript }: Complaint) {
  const { page, main, t } = author
  const pictures = main.locator(hasScript ? 'input[type=file]:not([name])' : 'input[name=file]')
  await tabTo(page, pictures)
  let name: string = proof.name
  // The window in which files are chosen is the browser's own.
  if (hasScript) {
    await page.context().setOffline(true)
    await pictures.setInputFiles(proof)
    await expect(main.getByText(t(failureWords.connectionFailed))).toBeVisible()
    await page.context().setOffline(false)
    await author.press(main.getByRole('button', { name: t(uiText.uploadAgain, { name }) }))
  } else {
    await pictures.setInputFiles(proof)
    await author.press(main.getByRole('button', { name: t(exposureText.goOn) }))
    name = t(uiText.pictureNumber, { number: 1 })
  }
  await author.type(t(uiText.captionOf, { name }), written[lang].caption)
  expect(await layoutFaults(page)).toEqual([])
  await author.send(exposureText.goOn, 'exposure/publish')
}

/** Looks at the preview and sends the complaint for review; returns its address. */
async function sendForReview(author: Hands, { title }: Complaint): Promise<string> {
  const { page, main, t } = author
  await expect(main.getByRole('region', { name: t(exposureText.asOthersSeeIt) })).toContainText(title)
  await author.type(t(exposureText.privateContact), 'rina.private@mail.example')
  await author.tick(main.getByRole('checkbox', { name: t(exposureText.consent) }))
  expect(await layoutFaults(page)).toEqual([])
  await author.send(exposureText.sendForReview, 'exposure/publish')
  await isAt(author, exposureText.nextPending)
  return new URL(page.url()).pathname
}

/** Takes a step with words in the form that is open, or that its link opens. */
async function act(person: Hands, action: CaseAction, words: string) {
  const { main, t } = person
  const { button, field } = formOf(action)!
  const label = t(field!.label)
  if (action !== 'reply') await person.press(main.locator('#own-part').getByRole('link', { name: t(button) }))
  await person.type(label, words)
  await person.send(button, `exposure/${action === 'reply' ? 'brokerreply' : action}`)
  await expect(main.getByText(t(exposureText.stepTaken))).toBeVisible()
}

/** Takes the item that is open in the desk and decides it. */
async function decide(desk: Hands, decision: number) {
  const { main, t } = desk
  await desk.press(main.getByRole('button', { name: t(moderationText.take) }))
  await expect(main.getByRole('button', { name: t(moderationText.giveBack) })).toBeVisible()
  await desk.send(decision, 'exposure/review')
  await expect(main.getByText(t(moderationText.allNotified))).toBeVisible()
}

const names: Record<Language, string> = { en: 'English', id: 'Indonesian' }
const ways = publicLanguages.flatMap(lang => [true, false].map(hasScript => ({ lang, hasScript })))

for (const { lang, hasScript } of ways)
  test(
    `in ${names[lang]}${hasScript ? '' : ' without JavaScript'}, a phone, a broker’s staff and a moderator take a complaint from its draft to its reopening with the keyboard, although the network is lost in each step`,
    { tag: lang === 'id' && hasScript ? [] : '@long' },
    async ({ browser }) => {
      const [author, staff, moderator, follower] = await Promise.all([
        browserOf(browser, { lang, hasScript, device: phone }),
        browserOf(browser, { lang, hasScript }),
        browserOf(browser, { lang, hasScript, role: 'moderator' }),
        browserOf(browser, { lang, hasScript }),
      ])
      const people = { author, staff, moderator, follower }
      const [hers, theirs, desk, reader] = [author, staff, moderator, follower].map(({ page }) =>
        handsOn(page, lang, hasScript),
      ) as [Hands, Hands, Hands, Hands]
      const { t } = hers
      const words = written[lang]
      const broker = await claimBroker(staff, moderator)
      const complaint = { broker, title: `${words.title}, ${author.nick}`, lang, hasScript }
      const inbox = `/${lang}/user/enterprise/replies.html`
      const queue = `/${lang}/user/moderation.html?kind=exposure`

      await Promise.all([
        hers.visit(`/${lang}/exposure/publish.html`),
        theirs.visit(inbox),
        reader.visit(`/${lang}/user/messages.html`),
      ])
      const watched = { lang, t, brokerName: broker.showName, people, isLive: hasScript }
      const { expectNotices, hasRead } = await watchNotices(watched)
      await beginDraft(hers, complaint)
      await addPicture(hers, complaint)
      const path = await sendForReview(hers, complaint)
      const code = path.slice(path.lastIndexOf('-') + 1, -'.html'.length)

      await desk.visit(`${queue}&broker=${broker.code}`)
      await desk.press(desk.main.getByRole('link', { name: complaint.title }))
      await decide(desk, moderationText.approve)
      await expectNotices('approve', 'pending_review')
      await follower.send('exposure/follow', { data: { code, on: true } })

      await hers.visit(path)
      await act(hers, 'add', words.add)
      await expectNotices('add', 'published')

      await desk.visit(`${queue}&id=${code}`)
      await decide(desk, moderationText.accept)
      await expectNotices('accept', 'mediation_requested')

      await theirs.visit(inbox)
      await theirs.press(theirs.main.getByRole('link', { name: `${t(repliesText.replyToCase)} ${complaint.title}` }))
      await act(theirs, 'reply', words.reply)
      await expectNotices('reply', 'in_mediation')

      await hers.visit(`/${lang}/user/messages.html`)
      await hers.press(hers.main.getByRole('link', { name: broker.showName }).first())
      await isAt(hers, exposureText.nextAwaiting)
      if (hasScript) await hasRead('author')
      expect(await layoutFaults(author.page)).toEqual([])
      await act(hers, 'resolve', words.resolve)
      await expectNotices('resolve', 'awaiting_author')
      await act(hers, 'reopen', words.reopen)
      await expectNotices('reopen', 'resolved')

      // Whatever was sent twice has happened once.
      const detail = await author.page.request.get(`${call}/exposure/detail-v1?code=${code}`)
      const { events } = (await detail.json()).Data
      const steps = ['publish', 'approve', 'add', 'accept', 'reply', 'resolve', 'reopen']
      expect(events.map(({ action }: { action: string }) => action).toReversed()).toEqual(steps)
      for (const somebody of Object.values(people)) await somebody.close()
    },
  )
