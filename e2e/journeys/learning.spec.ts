import { publicLanguages } from 'shared-state/i18n/languages'
import { educationText } from '../../mf-education/src/strings/keys.ts'
import { textsIn } from '../portal/known-texts.ts'
import { registerPerson } from '../portal/people.ts'
import { expect, hintGiven, open, test } from '../portal/test.ts'
import { dataDir } from '../portal/trader.ts'
import { usuallyIn } from '../portal/usual-language.ts'

/** Learning, from a level's page to a completed lesson, and how an article reads without JavaScript, magnified and on paper. */

const lessons = { en: 'What a pip is worth', id: 'Berapa nilai satu pip' }
const address = 'education/news/what-a-pip-is-worth-7000000003.html'

for (const lang of publicLanguages)
  test(
    `a beginner completes a lesson of a learning path, and the account keeps it after the login (${lang})`,
    usuallyIn('id', lang),
    async ({ browser }) => {
      const t = textsIn(lang, ['mf-education'])
      const baseURL = process.env['E2E_ORIGIN']!
      const context = await browser.newContext({ baseURL })
      await context.addCookies([hintGiven(baseURL), { name: 'LanguageCode', value: lang, url: baseURL }])
      const page = await context.newPage()
      const main = page.getByRole('main')
      const level = t(educationText.beginner)
      const path = main.getByRole('region', { name: t(educationText.pathOf, { level }) })
      const quiz = main.getByRole('region', { name: t(educationText.quiz) })

      await test.step('the level’s page lists its lessons in their order', async () => {
        await open(page, `/${lang}/education/levels/beginner.html`)
        await expect(path.getByRole('listitem').nth(2)).toContainText(lessons[lang])
        await path.getByRole('link', { name: lessons[lang] }).click()
        await expect(main.getByRole('heading', { level: 1, name: lessons[lang] })).toBeVisible()
      })

      await test.step('a term of the lesson is explained where it is read', async () => {
        const term = main.locator('a[data-term]').first()
        await term.hover()
        await expect(main.getByRole('tooltip')).toContainText((await term.textContent())!, { ignoreCase: true })
        await page.keyboard.press('Escape')
      })

      await test.step('every answer of the quiz is explained, and the last one completes the lesson', async () => {
        const questions = quiz.locator('form')
        for (const question of await questions.all()) {
          await question.getByRole('radio').first().check()
          await question.getByRole('button', { name: t(educationText.checkAnswer) }).click()
          await expect(question.getByRole('status')).toBeVisible()
        }
        await expect(path.locator('progress')).toHaveAttribute('value', '1')
      })

      await test.step('after the login the account has the lesson, and the browser no longer keeps it', async () => {
        await registerPerson(context.request, dataDir())
        await open(page, `/${lang}/education/levels/beginner.html`)
        await expect.poll(() => page.evaluate(() => localStorage.getItem('learning.completed'))).toBeNull()
        await page.reload()
        await expect(path.getByRole('listitem').nth(2)).toContainText(t(educationText.completed))
      })

      await test.step('the next lesson of the path follows', async () => {
        await open(page, `/${lang}/${address}`)
        const onward = main.getByRole('navigation', { name: t(educationText.goOnReading) })
        await expect(onward.getByRole('link').last()).toContainText(t(educationText.nextLesson))
      })
      await context.close()
    },
  )

for (const lang of publicLanguages)
  test(
    `an article reads without JavaScript, at 320 px, at 400 % and on paper (${lang})`,
    usuallyIn('en', lang),
    async ({ browser }) => {
      const t = textsIn(lang, ['mf-education'])
      // 320 x 256 is also what a browser of 1280 x 1024 shows at 400 %.
      const context = await browser.newContext({
        baseURL: process.env['E2E_ORIGIN']!,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 256 },
      })
      const page = await context.newPage()
      await page.goto(`/${lang}/${address}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: lessons[lang] })).toBeVisible()
      const article = main.getByRole('article').first()
      const box = (await article.boundingBox())!
      expect([box.x >= 0, box.x + box.width <= 320]).toEqual([true, true])
      const answer = main.getByText(t(educationText.showAnswer)).first()
      await answer.click()
      await expect(main.locator('details[open] p').first()).toBeVisible()

      await page.emulateMedia({ media: 'print' })
      await expect(main.getByRole('heading', { level: 1, name: lessons[lang] })).toBeVisible()
      await expect(main.locator('table').first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: t(educationText.goOnReading) })).toBeHidden()
      await expect(main.locator('details:visible')).toHaveCount(0)
      await expect(main.getByRole('region', { name: t(educationText.comments) })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await context.close()
    },
  )
