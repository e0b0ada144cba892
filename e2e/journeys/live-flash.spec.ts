import { publicLanguages } from 'shared-state/i18n/languages'
import { educationText } from '../../mf-education/src/strings/keys.ts'
import { deskText } from '../../mf-user-centre/src/strings/keys.ts'
import { textsIn } from '../portal/known-texts.ts'
import { browserOf } from '../portal/somebody.ts'
import { expect, open, test } from '../portal/test.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** A news flash from the editor's desk to the open pages of readers. */

for (const lang of publicLanguages)
  test(
    `a news flash that an editor publishes reaches an open page without a reload, and is gone once withdrawn (${lang})`,
    usuallyIn('en', lang),
    async ({ browser, page: reader }) => {
      const t = textsIn(lang, ['mf-education', 'mf-user-centre'])
      const mark = crypto.randomUUID().slice(0, 8)
      const content = { en: `The test index ${mark} rises.`, id: `Indeks uji ${mark} naik.` }
      await open(reader, `/${lang}/flash.html`)
      // A second tab of the same browser shares the stream.
      const second = await reader.context().newPage()
      await open(second, `/${lang}/flash.html?important=1`)

      const editor = await browserOf(browser, { role: 'editor', lang })
      const desk = editor.page
      await open(desk, `/${lang}/user/desk.html`)
      await desk.getByLabel(t(deskText.english)).fill(content.en)
      await desk.getByLabel(t(deskText.indonesian)).fill(content.id)
      await desk.getByLabel(t(deskText.important)).check()
      await desk.getByRole('button', { name: t(deskText.save), exact: true }).click()
      await expect(desk.getByText(t(deskText.saved))).toBeVisible()

      for (const page of [reader, second]) {
        const isShown = page.getByText(content[lang], { exact: true })
        const button = page.getByRole('button', { name: lang === 'en' ? 'new item' : 'kilas baru' })
        await expect(button).toBeVisible()
        await expect(isShown).toHaveCount(0)
        await button.click()
        await expect(isShown).toBeVisible()
      }
      await second.close()

      await desk.getByRole('button', { name: `${t(deskText.withdraw)} ${content.en}` }).click()
      await expect(desk.getByText(t(deskText.isWithdrawn))).toBeVisible()
      await expect(async () => {
        await open(reader, `/${lang}/flash.html`)
        expect(await reader.getByText(content[lang], { exact: true }).count()).toBe(0)
      }).toPass()
      expect(await reader.getByText(t(educationText.important)).count()).toBeGreaterThan(0)
      await editor.close()
    },
  )
