import { expectAccessible } from '../../platform/alone/testing/accessible.ts'
import { expect, expectToFit, open, test } from '../../platform/alone/testing/test.ts'

/** Every component in every state, in both themes and in both directions: nothing overflows, and axe finds no accessibility fault. */

const desk = 1280
const phone = 390
/** A sample sits next to others of its kind; on a real page their landmarks would need different names. */
const ofSamples = ['landmark-unique']

/** Themes differ in colours and directions in places, so the dark theme is checked in one direction. */
const shown = [
  ['light', 'en'],
  ['light', 'ar'],
  ['dark', 'en'],
] as const

for (const [theme, lang] of shown)
  test(`every component fits and is accessible in the ${theme} theme (${lang})`, async ({ page, set }) => {
    await set({ theme })
    await open(page, `/${lang}/catalogue.html`)
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
    for (const width of [phone, desk]) await expectToFit(page, width)
    await expectAccessible(page, { within: 'main', without: ofSamples })
  })

/** Floating components can be checked only once they are open. */
const floating: Record<string, { name: string; panel: string }> = {
  'a menu': { name: 'Brokers', panel: 'button[aria-expanded=true] + *' },
  'a dialog': { name: 'Open a dialog', panel: 'dialog[open]' },
  'a drawer': { name: 'Open a drawer', panel: 'dialog[open]' },
  'a toast': { name: 'Show a toast', panel: '[role=status]:has-text("Saved")' },
}

for (const theme of ['light', 'dark'] as const)
  test(`floating components are accessible once open in the ${theme} theme`, async ({ page, set }) => {
    await set({ theme })
    await open(page, '/en/catalogue.html')
    for (const [what, { name, panel }] of Object.entries(floating))
      await test.step(what, async () => {
        await page.locator('main').getByRole('button', { name, exact: true }).click()
        await expect(page.locator(panel).first()).toBeVisible()
        await expectAccessible(page, { within: panel.replace(/:has-text.*/, ''), without: ofSamples })
        await page.keyboard.press('Escape')
      })
  })
