import type { Page } from '@playwright/test'
import { isEmbedded } from 'shared-state/contract/embedded'
import { nobody } from '../src/switches.ts'
import { expect, failedCalls, moveTo, open, test, type BuiltArea } from '../testing/test.ts'

/** How pages behave while the backend is slow, fails, or nobody is logged in. */

const slowMs = 1_000

/** Paths of pages and slots. */
const lookedAt = ({ pages }: BuiltArea) =>
  pages.filter(({ again, of }) => !again && of !== 'state').map(({ path }) => path)

/** A page that other sites show has no header and footer. */
async function expectFrame(page: Page, path: string): Promise<void> {
  const isShown = !isEmbedded(`/en${path}`)
  for (const part of ['header', 'footer']) {
    const found = page.locator(`body > div > * > ${part}`)
    await (isShown ? expect(found).toBeVisible() : expect(found).toHaveCount(0))
  }
}

/** Whether a page can show nothing without the backend. */
async function needsCalls({ node }: BuiltArea, path: string): Promise<boolean> {
  const answer = await node.renderPage(`/en${path}`, { as: node.tests.user, fail: { all: '500' } })
  return answer.kind === 'page' && answer.status !== 200
}

/** Whether a page sends a visitor who is not logged in to the login. */
async function needsLogin({ node }: BuiltArea, path: string): Promise<boolean> {
  return (await node.renderPage(`/en${path}`, { as: nobody })).kind === 'redirect'
}

type Question = (area: BuiltArea, path: string) => Promise<boolean>

async function firstThat(holds: Question, area: BuiltArea): Promise<string | undefined> {
  for (const path of lookedAt(area)) if (await holds(area, path)) return path
  return undefined
}

const isInFull = process.env.TEST_AMOUNT === 'all'

test('a page shows a progress indicator while its calls are slow, then its content', async ({ page, area, set }) => {
  const path = await firstThat(needsCalls, area)
  test.skip(!path, 'no page depends on backend calls')
  await set({ as: area.node.tests.user, slow: slowMs })
  await open(page, '/en/')
  // Checked in every frame from before the navigation: the indicator may be gone before a busy machine checks again.
  const told = page.waitForFunction(() => document.querySelector('[role=progressbar]')?.checkVisibility())
  await moveTo(page, `/en${path}`, { leaving: true })
  await told
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page).toHaveURL(`/en${path}`)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test.describe('while every call fails', () => {
  test.use({ expectedMessages: async ({}, provide) => provide(failedCalls) })

  test('a page whose calls fail shows an error, and the header and footer stay visible', async ({
    page,
    area,
    set,
  }) => {
    const [first, ...others] = lookedAt(area)
    await set({ as: area.node.tests.user, fail: { all: '500' } })
    // First as rendered by the server, which the browser must hydrate unchanged.
    await open(page, `/en${first}`)
    for (const path of [first!, ...others])
      await test.step(path, async () => {
        await moveTo(page, `/en${path}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        await expectFrame(page, path)
        if (await needsCalls(area, path)) await expect(page.locator('main [role=alert]').first()).toBeVisible()
      })
  })

  test('the retry link of a failed page loads the page once calls succeed again', async ({ page, area, set }) => {
    const path = await firstThat(needsCalls, area)
    test.skip(!path, 'no page depends on backend calls')
    await set({ as: area.node.tests.user, fail: { all: 'network' } })
    await open(page, '/en/')
    await moveTo(page, `/en${path}`)
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
    await set({ as: area.node.tests.user })
    await page.locator('main [role=alert] a').first().click()
    await expect(page.locator('main [role=alert]')).toHaveCount(0)
    await expect(page.locator('main h1')).toHaveCount(1)
  })
})

test.describe('while responses lack their data', () => {
  // Console messages of an area are not checked here.
  test.use({ expectedMessages: async ({}, provide) => provide([/./]) })

  test('no page takes the site down when responses lack their data', async ({ page, area, set }) => {
    await set({ as: area.node.tests.user, fail: { all: 'empty' } })
    await open(page, '/en/')
    // A state is another response of the same calls, which all lack their data here: `npm test -w mf-…` opens these addresses as well.
    const all = area.pages.filter(({ again }) => !again).map(({ path }) => path)
    for (const path of isInFull ? all : lookedAt(area))
      await test.step(path, async () => {
        await moveTo(page, `/en${path}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        await expectFrame(page, path)
      })
  })
})

test.describe('when nobody is logged in', () => {
  test.use({ expectedMessages: async ({}, provide) => provide([/^info: call [\w.]+ abnormal: 40[13]/]) })

  test('an anonymous visitor sees a page directly or after logging in', async ({ page, area, set }) => {
    const { login } = area.node.tests
    // node-render.spec.ts renders every page for an anonymous visitor, so one page that needs no login and one that does suffice.
    const some = [
      await firstThat(async (...one) => !(await needsLogin(...one)), area),
      await firstThat(needsLogin, area),
    ]
    await set({ as: nobody })
    await open(page, '/en/')
    for (const path of isInFull ? lookedAt(area) : some.filter(path => path !== undefined))
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
