import type { Page } from '@playwright/test'
import { expect, open, test } from '../portal/test.ts'

/** Sending a message to the site, and leaving the site. */

const write = async (page: Page, content: string) => {
  await page.locator('main input[name=name]').fill('Ayu W.')
  await page.locator('main input[name=email]').fill('ayu@mail.example')
  await page.locator('main textarea[name=content]').fill(content)
  await page.locator('main form button[type=submit]').first().click()
}

test.describe('with JavaScript', () => {
  // The refused message is provoked by the test.
  test.use({ expectedMessages: [/status of 400|call contact\.submit abnormal: 400/] })

  test('the contact form reports a short message at its field, sends a valid one and shows its ticket number', async ({
    page,
  }) => {
    await open(page, '/id/contact.html')
    await write(page, 'pendek')
    await expect(page.locator('main textarea[name=content]')).toHaveAttribute('aria-invalid', 'true')
    await write(page, 'Alamat situs broker ini sudah tidak berlaku.')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Terima kasih, pesan Anda sudah kami terima' }),
    ).toBeVisible()
    const ticket = /sent=([0-9a-f]{16})$/.exec(page.url())![1]!
    await expect(page.locator('main').getByText(ticket)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the contact form asks for a picture code without JavaScript and preserves the message after a wrong one',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/en/contact.html?subject=Report%20an%20error')
      await write(page, 'The address of this broker is out of date.')
      await expect(page.getByText(/type the characters in the picture/)).toBeVisible()
      const picture = page.getByRole('img', { name: 'Five characters to read' })
      expect(
        await picture.evaluate(img => [
          (img as HTMLImageElement).naturalWidth,
          (img as HTMLImageElement).naturalHeight,
        ]),
      ).toEqual([220, 72])
      await page.locator('main input[name=graphCode]').fill('0')
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.locator('main input[name=graphCode]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('main textarea[name=content]')).toHaveValue(
        'The address of this broker is out of date.',
      )
      await expect(page.locator('main input[name=subject]')).toHaveValue('Report an error')
    },
  )

  test('the leaving page names the external host, does not redirect and refuses unsafe addresses', async ({ page }) => {
    await page.goto(`/en/leaving.html?url=${encodeURIComponent('https://unknown.example/a')}`)
    await expect(page.getByRole('link', { name: 'Continue to unknown.example' })).toHaveAttribute(
      'href',
      'https://unknown.example/a',
    )
    await expect(page.getByText('We do not know this site.')).toBeVisible()
    for (const url of ['javascript:alert(1)', 'https://bank.example@evil.example/', '']) {
      await page.goto(`/en/leaving.html?url=${encodeURIComponent(url)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere')
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
