import { nobody } from '../src/switches.ts'
import { expect, failedCalls, moveTo, open, test, type BuiltArea } from '../testing/test.ts'

/** How pages behave while the backend is slow, fails, or nobody is logged in. */

const slowMs = 1_000

/** Pages and slots, split by whether they can show anything without the backend. */
async function pagesByNeed({ pages, node }: BuiltArea): Promise<{ path: string; needsCalls: boolean }[]> {
  const looked = pages.filter(({ again, of }) => !again && of !== 'state')
  return Promise.all(
    looked.map(async ({ path }) => {
      const answer = await node.renderPage(`/en${path}`, { as: node.tests.user, fail: { all: '500' } })
      return { path, needsCalls: answer.kind === 'page' && answer.status !== 200 }
    }),
  )
}

test('while calls are slow a page says that it loads, and then is there', async ({ page, area, set }) => {
  const slow = (await pagesByNeed(area)).find(({ needsCalls }) => needsCalls)
  test.skip(!slow, 'no page asks the backend for anything it could not do without')
  await set({ as: area.node.tests.user, slow: slowMs })
  await open(page, '/en/')
  // Checked in every frame from before the navigation: the indicator may be gone before a busy machine checks again.
  const told = page.waitForFunction(() => document.querySelector('[role=progressbar]')?.checkVisibility())
  await moveTo(page, `/en${slow!.path}`, { leaving: true })
  await told
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page).toHaveURL(`/en${slow!.path}`)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test.describe('while every call fails', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(failedCalls) })

  test('a page says so, and all around it stays', async ({ page, area, set }) => {
    const [first, ...others] = await pagesByNeed(area)
    await set({ as: area.node.tests.user, fail: { all: '500' } })
    // First as rendered by the server, which the browser must hydrate unchanged.
    await open(page, `/en${first!.path}`)
    for (const { path, needsCalls } of [first!, ...others])
      await test.step(path, async () => {
        await moveTo(page, `/en${path}`)
        await expect(page.locator('header').first()).toBeVisible()
        await expect(page.locator('footer').first()).toBeVisible()
        await expect(page.locator('main h1')).toHaveCount(1)
        if (needsCalls) await expect(page.locator('main [role=alert]').first()).toBeVisible()
      })
  })

  test('a page that moved there is brought once they answer again', async ({ page, area, set }) => {
    const pages = await pagesByNeed(area)
    const broken = pages.find(({ needsCalls }) => needsCalls)
    test.skip(!broken, 'no page asks the backend for anything it could not do without')
    await set({ as: area.node.tests.user, fail: { all: 'network' } })
    await open(page, '/en/')
    await moveTo(page, `/en${broken!.path}`)
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
    await set({ as: area.node.tests.user })
    await page.locator('main [role=alert] a').first().click()
    await expect(page.locator('main [role=alert]')).toHaveCount(0)
    await expect(page.locator('main h1')).toHaveCount(1)
  })
})

test.describe('while answers are without their data', () => {
  // Console messages of an area are not checked here.
  test.use({ expectedMessages: async ({}, provide) => provide([/./]) })

  test('no page takes the site down', async ({ page, area, set }) => {
    await set({ as: area.node.tests.user, fail: { all: 'empty' } })
    await open(page, '/en/')
    for (const { path } of area.pages.filter(({ again }) => !again))
      await test.step(path, async () => {
        await moveTo(page, `/en${path}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        await expect(page.locator('header').first()).toBeVisible()
      })
  })
})

test.describe('where nobody is logged in', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call [\w.]+ abnormal: 40[13]/]) })

  test('a page shows, or asks for a login and then shows', async ({ page, area, set }) => {
    const { login } = area.node.tests
    await set({ as: nobody })
    await open(page, '/en/')
    for (const { path } of area.pages.filter(({ again, of }) => !again && of !== 'state'))
      await test.step(path, async () => {
        await moveTo(page, `/en${path}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        if (!page.url().includes(login.path)) return
        for (const [name, value] of Object.entries(login.fields))
          await page.locator(`main input[name=${name}]`).fill(value)
        await page.locator('main input[type=password]').press('Enter')
        await expect(page).toHaveURL(({ href }) => href.includes(path.split('?')[0]!))
        await expect(page.locator('main h1')).toHaveCount(1)
      })
  })
})
