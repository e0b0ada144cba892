import { expect, open, test } from '../../platform/alone/testing/test.ts'

/** Following a broker from its page: a button and two calls, in the shell's own frame. */

const broker = '/en/brokers/info/brightwater-markets-1000000002.html'

test.describe('who is not logged in', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call [\w.]+ abnormal: 401/]) })

  test('is asked to log in, and follows then', async ({ page, set }) => {
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

test.describe('while the call fails', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call dealer.collectionadd abnormal: 503/]) })

  test('a press says so and changes nothing', async ({ page, set }) => {
    await set({ as: 'trader' })
    await open(page, broker)
    await set({ as: 'trader', fail: { 'dealer.collectionadd': '503' } })
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('That did not work. Please try again')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  })
})
