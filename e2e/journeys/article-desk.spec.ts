import { publicLanguages } from 'shared-state/i18n/languages'
import { educationText } from '../../mf-education/src/strings/keys.ts'
import { articleDeskText, deskText } from '../../mf-user-centre/src/strings/keys.ts'
import { textsIn } from '../portal/known-texts.ts'
import { browserOf } from '../portal/somebody.ts'
import { expect, open, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** An article from the editor's desk to its readers. */

for (const lang of publicLanguages)
  test(
    `an article that an editor publishes is read and commented on, shows its correction at once, and is gone once withdrawn (${lang})`,
    usuallyIn('id', lang),
    async ({ browser, page: anybody }) => {
      const t = textsIn(lang, ['mf-education', 'mf-user-centre'])
      const mark = crypto.randomUUID().slice(0, 8)
      const title = { en: `Test article ${mark}`, id: `Artikel uji ${mark}` }
      const body = `## Part ${mark}\n\n${'One plain sentence about the margin. '.repeat(4)}`
      const editor = await browserOf(browser, { role: 'editor', lang })
      const desk = editor.page

      await test.step('the editor writes it in both languages, with a preview', async () => {
        await open(desk, `/${lang}/user/desk/article.html`)
        await desk.getByLabel(t(articleDeskText.category), { exact: true }).selectOption('news')
        await desk.getByLabel(t(articleDeskText.titleEn)).fill(title.en)
        await desk.getByLabel(t(articleDeskText.titleId)).fill(title.id)
        await desk.getByLabel(t(articleDeskText.summaryEn)).fill('What this article is about.')
        await desk.getByLabel(t(articleDeskText.summaryId)).fill('Isi artikel ini secara singkat.')
        await desk.getByLabel(t(deskText.english)).fill(body)
        await desk.getByLabel(t(deskText.indonesian)).fill(body)
        await desk.getByRole('button', { name: t(articleDeskText.previewEn) }).click()
        await expect(desk.getByRole('heading', { name: `Part ${mark}` })).toBeVisible()
        await desk.getByRole('button', { name: t(deskText.save), exact: true }).click()
        await expect(desk.getByText(t(articleDeskText.saved))).toBeVisible()
      })

      await test.step('a visitor finds it in the news', async () => {
        await expect(async () => {
          await open(anybody, `/${lang}/news/news.html`)
          await anybody.getByRole('link', { name: title[lang] }).first().click({ timeout: 1000 })
        }).toPass()
        await expect(anybody.getByRole('heading', { level: 1, name: title[lang] })).toBeVisible()
      })

      await test.step('a reader comments on it, and everybody sees the comment', async () => {
        const reader = await browserOf(browser, { lang })
        await open(reader.page, new URL(anybody.url()).pathname)
        await reader.page.getByLabel(t(educationText.yourComment)).fill(`Clear and short, ${mark}.`)
        await reader.page.getByRole('button', { name: t(educationText.postComment) }).click()
        await expect(reader.page.getByText(t(educationText.commentPosted))).toBeVisible()
        await expect(async () => {
          await anybody.reload()
          await expect(anybody.getByText(`Clear and short, ${mark}.`)).toBeVisible({ timeout: 1000 })
        }).toPass()
        await reader.close()
      })

      await test.step('a correction shows at once', async () => {
        await desk
          .getByRole('listitem')
          .filter({ hasText: title.en })
          .getByRole('link', { name: t(deskText.change) })
          .click()
        await desk
          .getByLabel(t(lang === 'en' ? articleDeskText.titleEn : articleDeskText.titleId))
          .fill(`${title[lang]}, corrected`)
        await desk.getByRole('button', { name: t(deskText.saveChange) }).click()
        await expect(desk.getByText(t(articleDeskText.saved))).toBeVisible()
        await expect(async () => {
          await anybody.reload()
          await expect(anybody.getByRole('heading', { level: 1, name: 'corrected' })).toBeVisible({ timeout: 1000 })
        }).toPass()
      })

      await test.step('once it is withdrawn, its page is gone', async () => {
        await desk.getByRole('button', { name: `${t(deskText.withdraw)} ${title.en}` }).click()
        await expect(desk.getByText(t(articleDeskText.isWithdrawn))).toBeVisible()
        await expect(async () => {
          expect((await anybody.request.get(anybody.url())).status()).toBe(404)
        }).toPass()
      })
      await editor.close()
    },
  )
