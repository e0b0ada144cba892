import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { registerPerson } from '../portal/people.ts'
import { expect, open, test } from '../portal/test.ts'
import { brokerNumber, dataDir } from '../portal/trader.ts'

/** The forms of a complaint, where they differ from the journey of case-of-three.spec.ts: covered pictures, no JavaScript, private. */

/** Half of it is black, half is white. */
const picture = {
  name: 'withdrawal.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAAAAACpleexAAAAHklEQVR42mNgwAL+YwEMowpHFY4qHFU4qnBUIekKAfbfHQ4OxOSzAAAAAElFTkSuQmCC',
    'base64',
  ),
}
const story = 'I asked for my money on the first of May, and since then nobody has answered any of my mails.'

/** Covers the whole picture in the open dialog, with the keyboard, and uploads it. */
async function coverAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Hide parts of withdrawal.png' })
  await dialog.getByRole('button', { name: 'Add an area' }).press('Enter')
  for (const [label, percent] of Object.entries({ 'From the left': 0, 'From the top': 0, Width: 100, Height: 99 }))
    await dialog.getByLabel(label).fill(String(percent))
  await dialog.getByLabel('Height').press('ArrowUp')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upload' }).press('Enter')
  await expect(dialog).toBeHidden()
}

/** Number of colours in a picture on the page. */
const coloursOf = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    canvas.width = element.naturalWidth
    canvas.height = element.naturalHeight
    const context = canvas.getContext('2d')!
    context.drawImage(element, 0, 0)
    return new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('a broker’s page leads to a complaint, whose pictures are covered with the keyboard before they are uploaded', async ({
    page,
    request,
    context,
  }) => {
    await registerPerson(context.request, dataDir())
    const { slug, code, showName } = await brokerNumber(request, 3)
    await open(page, `/en/brokers/info/${slug}-${code}.html`)
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(page.locator('main form[method=post]')).toContainText(showName)
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByLabel('Scam').check()
    await page.getByLabel('Title').fill('No answer to my withdrawal')
    await page.getByRole('textbox', { name: 'What happened' }).fill(story)
    await page.getByLabel('Amount claimed').fill('4,200')
    await page.getByLabel('Incident date').fill('2026-05-01')
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByLabel(/^Hide parts of the pictures/).check()
    await page.getByLabel(/^Add pictures/).setInputFiles(picture)
    await coverAll(page)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('region', { name: 'As others will see it' })).toContainText('$4,200')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await layoutFaults(page)).toEqual([])
    expect(await coloursOf(page.getByRole('img', { name: 'Image 1 of 1' }))).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] })

  test(
    'a complaint in Indonesian is saved as a draft, found again and sent for review',
    { tag: '@long' },
    async ({ page, context }) => {
      await registerPerson(context.request, dataDir())
      await page.goto('/id/exposure/publish.html?q=quill')
      await page.getByRole('list', { name: 'Cari brokernya' }).getByRole('link').first().click()
      await page.getByRole('link', { name: 'Brokernya tidak ada di daftar' }).click()
      await page.getByLabel('Brokernya tidak ada di daftar').fill('Broker Bayangan')
      await page.getByRole('button', { name: 'Lanjutkan' }).click()

      await page.getByLabel('Judul').fill('Penarikan belum dibayar')
      await page.getByRole('button', { name: 'Simpan draf' }).click()
      await expect(page.getByText('Draf tersimpan.')).toBeVisible()
      await page.goto('/id/exposure/publish.html')
      await page.getByRole('link', { name: 'Penarikan belum dibayar' }).click()
      await page.getByLabel('Lainnya').check()
      await page
        .getByRole('textbox', { name: 'Yang terjadi' })
        .fill('Sejak Mei saya menunggu penarikan dana, tetapi tidak ada jawaban.')
      await page.getByLabel('Jumlah klaim').fill('1.250,50')
      await page.getByLabel('Tanggal kejadian').fill('2026-05-01')
      // Logged out in another tab: the text stays in the form, and is sent after the login.
      const cookies = await context.cookies()
      await context.clearCookies()
      await page.getByRole('button', { name: 'Lanjutkan' }).click()
      await expect(page.getByRole('link', { name: 'Masuk di tab baru' })).toBeVisible()
      await expect(page.getByLabel('Jumlah klaim')).toHaveValue('1.250,50')
      await context.addCookies(cookies)
      await page.getByRole('button', { name: 'Lanjutkan' }).click()

      await page.getByRole('button', { name: 'Lanjutkan' }).click()
      const files = page.locator('input[name=file]')
      await expect(files).toHaveAttribute('aria-invalid', 'true')
      await files.setInputFiles([picture, { ...picture, name: 'balasan.png' }])
      await page.getByRole('button', { name: 'Simpan draf' }).click()
      await page.getByLabel('Keterangan Gambar 1').fill('Permintaan saya')
      await page.locator('input[name=removed]').nth(1).check()
      await page.getByRole('button', { name: 'Lanjutkan' }).click()

      await page.getByLabel('Kontak pribadi').fill('rina@mail.example')
      await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
      await expect(page.getByText('Centang kotak ini')).toBeVisible()
      await expect(page.getByLabel('Kontak pribadi')).toHaveValue('rina@mail.example')
      await page.getByLabel(/^Gambarnya milik saya/).check()
      await page.getByRole('button', { name: 'Kirim untuk diperiksa' }).click()
      await expect(page.locator('#own-part')).toContainText('Moderator sedang memeriksa pengaduan Anda.')
      await expect(page.getByRole('img', { name: 'Gambar 1 dari 1' })).toBeVisible()
    },
  )

  test(
    'a private complaint is filed with a picture, which a refused form keeps, and its author withdraws it',
    { tag: '@long' },
    async ({ page, context, request }) => {
      await registerPerson(context.request, dataDir())
      const { code } = await brokerNumber(request, 5)
      await page.goto(`/en/exposure/publish.html?trader=${code}`)
      await page.getByRole('link', { name: 'File a private complaint' }).click()
      await page.getByLabel('Scam').check()
      await page.locator('input[name=file]').setInputFiles(picture)
      await page.getByRole('button', { name: 'Send to the moderators' }).click()
      await expect(page.getByRole('textbox', { name: 'What happened' })).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('textbox', { name: 'What happened' }).fill(story)
      await page.getByLabel('Private contact').fill('rina.private@mail.example')
      await page.getByLabel(/^What I write is true/).check()
      await page.getByRole('button', { name: 'Send to the moderators' }).click()
      await expect(page.getByText(story)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Picture 1' })).toBeVisible()
      await page.getByRole('link', { name: 'Close the complaint' }).click()
      await page.getByLabel('I withdraw it').check()
      await page.getByRole('button', { name: 'Close the complaint' }).click()
      await expect(page.getByText('Closed: withdrawn')).toBeVisible()
      expect(await layoutFaults(page)).toEqual([])
    },
  )
})
