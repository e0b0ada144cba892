import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { registerPerson } from '../portal/people.ts'
import { expect, hydrated, open, test } from '../portal/test.ts'
import { brokerNumber, call, dataDir, listed, reviewsOf, stranger } from '../portal/trader.ts'

/** Writing, answering and reporting reviews, by different users and with different means. */

const pictureNamed = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

test.describe('with the keyboard', () => {
  // The reply that is too short is refused.
  test.use({ expectedMessages: [/^info: call comment.reply abnormal: 400|status of 400/] })

  test('a review draft survives a reload, is posted after login and gets a reply and a helpful vote', async ({
    page,
    request,
    playwright,
    context,
  }) => {
    const person = await stranger(playwright)
    const broker = await brokerNumber(request, 1)
    const words = `Good execution, slow documents. ${person.nick}`
    await open(page, reviewsOf(broker))
    await page.getByRole('link', { name: 'Write a review' }).press('Enter')
    await page.getByRole('radio', { name: '1 of 5 stars' }).focus()
    await page.keyboard.press('Space')
    for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Your review')).toHaveValue(words)
    await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
    await page.getByRole('button', { name: 'Post review' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(/email/i).first()).toBeFocused()
    await page.keyboard.type(person.email)
    await dialog.locator('input[name=password]').focus()
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your review is posted.')).toBeVisible()

    // Another user answers it, too briefly at first, and marks it as helpful.
    // Leave the page first: it may still be loading whether its user follows the broker.
    await page.goto('about:blank')
    await context.clearCookies({ name: /^(?!chromeHint)/ })
    await registerPerson(context.request, dataDir())
    await page.goto(reviewsOf(broker))
    await hydrated(page)
    const review = listed(page, words)
    await review.getByRole('link', { name: 'Reply' }).press('Enter')
    await expect(review.getByLabel('Your reply')).toBeFocused()
    await page.keyboard.type('Thanks!')
    await review.getByRole('button', { name: 'Post reply' }).press('Enter')
    await expect(review.getByText('enter at least 10 characters for your reply')).toBeVisible()
    await expect(review.getByLabel('Your reply')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' Which documents did they ask for?')
    await expect(review.getByLabel('Your reply')).toHaveValue('Thanks! Which documents did they ask for?')
    await review.getByRole('button', { name: 'Post reply' }).press('Enter')
    await expect(review.getByRole('list', { name: 'Replies' })).toContainText('Which documents')
    await review.getByRole('button', { name: 'Helpful' }).press('Enter')
    await expect(review.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await hydrated(page)
    await expect(review.getByRole('button', { name: 'Helpful' })).toHaveText(/Helpful\s*1$/)
    await expect(review.getByRole('list', { name: 'Replies' })).toContainText('Which documents')
  })
})

test.describe('without JavaScript', () => {
  // A refused form is answered with 400.
  test.use({
    javaScriptEnabled: false,
    expectedMessages: [/status of 400/],
  })

  test(
    'a review sent before login is preserved, posted after login in another tab, replied to and reported',
    { tag: '@long' },
    async ({ page, context, request, playwright }) => {
      const person = await stranger(playwright)
      const broker = await brokerNumber(request, 2)
      const words = `Written with a plain form. ${person.nick}`
      await page.goto(reviewsOf(broker, 'id'))
      await page.getByRole('link', { name: 'Tulis ulasan' }).click()
      await page.getByRole('radio', { name: '2 dari 5 bintang' }).check()
      await page.getByLabel('Ulasan Anda').fill(words)
      await page.getByRole('button', { name: 'Kirim ulasan' }).click()
      await expect(page.getByLabel('Ulasan Anda')).toHaveValue(words)
      const [login] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: /tab baru/ }).click(),
      ])
      await login.locator('main input[name=account]').fill(person.email)
      await login.locator('main input[name=password]').fill(person.password)
      await login.locator('main form button[type=submit]').first().click()
      await expect(login).toHaveURL(/act=write/)
      await login.close()
      const pictures = page.locator('main input[name=file]')
      const send = () => page.getByRole('button', { name: 'Kirim ulasan' }).click()
      await pictures.setInputFiles([
        pictureNamed('one.png'),
        { ...pictureNamed('page.png'), buffer: Buffer.from('<html></html>') },
      ])
      await send()
      await expect(pictures).toHaveAttribute('aria-invalid', 'true')
      // The valid picture is already uploaded, and its id is sent again.
      await expect(page.locator('main form input[name=imageIds]')).toHaveCount(1)
      await pictures.setInputFiles(pictureNamed('two.png'))
      await send()
      await expect(page.getByText('Ulasan Anda sudah tersimpan.')).toBeVisible()
      await expect(listed(page, words).locator('img[src$="-thumb.webp"][width="96"]')).toHaveCount(2)

      const other = page.locator('main article').filter({ hasNotText: words }).last()
      await other.getByRole('link', { name: 'Balas' }).click()
      await page.getByLabel('Balasan Anda').fill('   ')
      await page.getByRole('button', { name: 'Kirim balasan' }).click()
      await expect(page.getByText('Silakan tulis balasan Anda')).toBeVisible()
      await page.getByLabel('Balasan Anda').fill(`Terima kasih atas ulasannya. ${person.nick}`)
      await page.getByRole('button', { name: 'Kirim balasan' }).click()
      const replies = page.getByRole('list', { name: 'Balasan' })
      await expect(replies).toContainText(person.nick)
      await replies.getByRole('link', { name: 'Ubah' }).click()
      await page.getByLabel('Balasan Anda').fill(`Terima kasih, ini membantu saya. ${person.nick}`)
      await page.getByRole('button', { name: 'Simpan perubahan' }).click()
      await expect(replies).toContainText('ini membantu saya')
      await expect(replies).not.toContainText('atas ulasannya')
      await replies.getByRole('link', { name: 'Ubah' }).click()
      await page.getByRole('button', { name: 'Hapus balasan' }).click()
      await expect(page.getByText('ini membantu saya')).toBeHidden()
      await page.getByRole('button', { name: 'Bermanfaat' }).click()
      await expect(page.getByRole('button', { name: 'Bermanfaat' })).toHaveAttribute('aria-pressed', 'true')
      await page.locator('main article').getByRole('link', { name: 'Laporkan' }).click()
      await page.getByRole('radio', { name: 'Iklan atau spam' }).check()
      await page.getByRole('button', { name: 'Kirim laporan' }).click()
      await expect(page.getByText('Terima kasih. Moderator akan memeriksanya')).toBeVisible()
    },
  )
})

test.describe('hostile texts and pictures', () => {
  test.use({
    expectedMessages: [/^info: call comment\.(imageupload abnormal: 415|publish abnormal: 400)|status of 4(00|15)/],
  })

  test(
    'hostile review texts are shown as plain text, and invalid pictures and characters are refused',
    { tag: '@long' },
    async ({ page, context, request }) => {
      const broker = await brokerNumber(request, 3)
      await registerPerson(context.request, dataDir())
      const words = `<script>window.hurt = 1</script> <img src=x onerror="window.hurt = 2"> " onmouseover="window.hurt = 3" style="position:fixed Раураl \u200Fמהר {{name}} $t(20120)`
      await open(page, `${reviewsOf(broker)}?act=write`)
      await page.getByRole('radio', { name: '1 of 5 stars' }).check()
      await page.getByLabel(/^Add pictures/).setInputFiles([
        {
          name: 'page.png',
          mimeType: 'image/png',
          buffer: Buffer.from('<html><script>window.hurt = 4</script></html>'),
        },
        { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024) },
      ])
      await expect(page.getByText('Choose a JPG, PNG or WebP picture.')).toBeVisible()
      await expect(page.getByText('10 MB. The limit is 5 MB')).toBeVisible()
      for (const name of ['page.png', 'photo.jpg']) await page.getByRole('button', { name: `Remove ${name}` }).click()

      // Characters that change the text direction are refused: they could make a text read differently.
      await page.getByLabel('Your review').fill(`Safe \u202Emacs a si siht`)
      await page.getByRole('button', { name: 'Post review' }).click()
      await expect(page.getByLabel('Your review')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Your review').fill(words)
      await page.getByRole('button', { name: 'Post review' }).click()
      await expect(page.getByText('Your review is posted.')).toBeVisible()
      for (const lang of ['en', 'id']) {
        await page.goto(reviewsOf(broker, lang))
        await hydrated(page)
        await expect(page.locator('main article').getByText(words).first()).toBeVisible()
        await expect(
          page.locator('main article script, main article [onerror], main article [onmouseover]'),
        ).toHaveCount(0)
      }
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    },
  )
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the button that shows the original of a translated review does not cover the label above it', async ({
    page,
    request,
  }) => {
    await open(page, reviewsOf(await brokerNumber(request, 4), 'id'))
    const label = page.getByText(/^Diterjemahkan dari bahasa Inggris/).first()
    const line = (await label.boundingBox())!
    const button = (await label.locator('..').getByRole('button').boundingBox())!
    expect(button.y).toBeGreaterThanOrEqual(Math.floor(line.y + line.height))
  })
})

test(
  'the pages to write, read and report a review fit every width and are accessible',
  { tag: '@long' },
  async ({ page, context, request }) => {
    const broker = await brokerNumber(request, 4)
    await registerPerson(context.request, dataDir())
    const answer = await request.get(`${call}/comment/list-v1?traderCode=${broker.code}&kind=negative&pageSize=1`)
    const { commentId } = (await answer.json()).Data.items[0]
    for (const [lang, asked] of [
      ['en', 'act=write'],
      ['id', 'act=write'],
      ['en', `review=${commentId}`],
      ['id', `review=${commentId}&act=report`],
    ]) {
      await open(page, `${reviewsOf(broker, lang)}?${asked}`)
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await layoutFaults(page), `${asked} at ${width}`).toEqual([])
      }
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: lang === 'en' ? 'dark' : 'light' })
      await expectAccessible(page)
    }
  },
)
