import { expect, open, test } from '../../platform/alone/testing/test.ts'

/** Following a broker from its page: a button and two calls, in the shell's own frame. */

const broker = '/en/brokers/info/brightwater-markets-1000000002.html'

test.describe('an anonymous visitor', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call [\w.]+ abnormal: 401/]) })

  test('an anonymous visitor who presses Follow logs in and then follows the broker', async ({ page, set }) => {
    await set({ as: 'nobody' })
    await open(page, broker)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=account]').fill('reader@example.com')
    await dialog.locator('input[name=password]').fill('winter rain on 5 roofs')
    await dialog.locator('input[name=password]').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('You follow Brightwater Markets')).toBeVisible()
  })
})

test.describe('while the follow call fails', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call dealer.collectionadd abnormal: 503/]) })

  test('a failing follow call shows an error and leaves the button unchanged', async ({ page, set }) => {
    await set({ as: 'trader' })
    await open(page, broker)
    await set({ as: 'trader', fail: { 'dealer.collectionadd': '503' } })
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('Set to fail in the mock backend: dealer.collectionadd')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  })
})
