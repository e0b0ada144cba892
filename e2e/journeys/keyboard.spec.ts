import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, open, suggested, test } from '../portal/test.ts'

/** The frame of the site with the keyboard alone: from the start of a page to its end, through the menus and from area to area. */

const isFocused = (place: Locator) => place.evaluate(element => element === document.activeElement)

/** Presses Tab until `place` has the focus. */
async function tabTo(page: Page, place: Locator, atMost = 60): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await place.count()) > 0 && (await isFocused(place.first()))) return
  }
  throw new Error(`${place} cannot be reached with ${atMost} presses of Tab`)
}

async function openBy(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
}

test('a keyboard user can use the skip link, the menu, the language switch and the search', async ({ page }) => {
  await open(page, '/en/')
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  await openBy(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.locator('main')).toBeFocused()

  await page.reload()
  await hydrated(page)
  await openBy(page, page.getByRole('banner').getByRole('button', { name: 'Brokers', exact: true }))
  await openBy(page, page.getByRole('navigation', { name: 'Main' }).locator('a[href="/en/brokers"]'))
  await expect(page).toHaveURL('/en/brokers')
  await expect(page.locator('main tbody tr').first()).toBeVisible()

  // The focus is on the new page: the next stop is inside it, and its title is announced.
  await expect(page.locator('main').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').or(page.getByRole('navigation')).locator(':focus')).toHaveCount(1)

  await page.reload()
  await hydrated(page)
  await openBy(page, page.getByRole('banner').getByRole('button', { name: /^EN/ }))
  await openBy(page, page.getByRole('banner').locator('a[lang=id]'))
  await expect(page).toHaveURL('/id/brokers')

  await hydrated(page)
  await openBy(page, page.getByRole('banner').locator('[href="/id/search.html"]'))
  await expect(page.getByRole('combobox').first()).toBeFocused()
  await page.keyboard.type('fca')
  await suggested(page)
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /regulators/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/id\/regulators\/.*/)
})

test('the mobile menu drawer traps the focus while it is open and returns it on close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/en/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await openBy(page, button)
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

for (const [where, path] of [
  ['home', '/en/'],
  ['a list', '/en/brokers'],
  ['a form', '/en/contact.html'],
] as const)
  test(
    `every tab stop on ${where} is visible and shows a focus indicator`,
    { tag: where === 'home' ? [] : '@long' },
    async ({ page }) => {
      await open(page, path)
      const hidden: string[] = []
      let stops = 0
      for (; stops < 400; stops += 1) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement
          if (element === document.body) return null
          const { top, bottom, width, height } = element.getBoundingClientRect()
          const isShown = width > 0 && height > 0 && bottom > 0 && top < innerHeight
          const marks = (shown: Element) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown)
            return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
          }
          // The focus ring may be on the frame around a field.
          const around = [element, element.parentElement!, element.parentElement!.parentElement!]
          return { name: element.outerHTML.slice(0, 120), isShown, isMarked: around.some(marks) }
        })
        if (!stop) break
        if (!stop.isShown || !stop.isMarked) hidden.push(`${stop.isShown ? 'not marked' : 'not shown'}: ${stop.name}`)
      }
      expect(stops).toBeGreaterThan(20)
      expect(hidden).toEqual([])
    },
  )
