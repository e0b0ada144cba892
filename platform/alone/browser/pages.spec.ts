import { expectAccessible } from '../testing/accessible.ts'
import { expect, expectToFit, moveTo, open, test } from '../testing/test.ts'

/** Every page in a browser: hydrated from the server's HTML without console output, nothing cut off, no accessibility fault. */

const desk = 1280
/** The narrowest phone: what fits here fits the others. */
const phone = 320
interface Checks {
  widths: number[]
  accessibleAt?: number
  without?: string[]
  withStates?: boolean
}
/**
 * What is checked in each language. Languages differ in words, so accessibility is checked in English, and the others on the phone, where
 * longer words do not fit, and without states, most of whose words are those of the page. `npm test -w mf-…` sets TEST_AMOUNT: it also checks
 * states, the accessibility of the phone's layout, without contrast, because the colours are the same, and pages from right to left at the
 * desk's width.
 */
const usual: Record<string, Checks> = {
  en: { widths: [desk, phone], accessibleAt: desk, withStates: true },
  id: { widths: [phone] },
  ar: { widths: [phone] },
}
const all: Record<string, Checks> = {
  ...usual,
  id: { widths: [phone], accessibleAt: phone, without: ['color-contrast'], withStates: true },
  ar: { widths: [desk, phone], withStates: true },
}
const isInFull = process.env.TEST_AMOUNT === 'all'
const checks = isInFull ? all : usual

for (const [lang, { widths, accessibleAt, without, withStates }] of Object.entries(checks))
  test(`every page hydrates, fits the screen and is accessible in ${lang} on desktop and mobile`, async ({
    page,
    area,
    set,
  }) => {
    // A visitor who may see every page.
    await set({ as: area.node.tests.mayAll })
    for (const { path } of area.pages.filter(({ again, of }) => !again && (withStates || of !== 'state')))
      await test.step(path, async () => {
        // Pages of one language are all hydrated; in the others the tab navigates: it has loaded everything it needs by then.
        if (lang === 'en' || !page.url().includes(`/${lang}/`)) await open(page, `/${lang}${path}`)
        else await moveTo(page, `/${lang}${path}`)
        await expect(page.locator('main h1')).toHaveCount(1)
        for (const width of widths) {
          await expectToFit(page, width)
          if (accessibleAt !== width) continue
          await expect(page.getByRole('progressbar')).toHaveCount(0)
          // Header and footer belong to the shell.
          await expectAccessible(page, { within: 'main', without })
        }
      })
  })

test('a tab can navigate between the additional addresses of an area', async ({ page, area, set }) => {
  const others = area.pages.filter(({ again }) => again)
  test.skip(others.length === 0, 'every address has its own page')
  test.skip(!isInFull, 'each of these addresses is rendered in Node (node-render.spec.ts), by the same routes')
  await set({ as: area.node.tests.user })
  await open(page, `/en${area.pages[0]!.path}`)
  for (const { path } of others)
    await test.step(path, async () => {
      await moveTo(page, `/en${path}`)
      await expect(page.locator('main h1')).toHaveCount(1)
      await expect(page.locator('main [role=alert]')).toHaveCount(0)
    })
})
