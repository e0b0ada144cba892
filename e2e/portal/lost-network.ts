import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { call as site } from './trader.ts'

export interface Sending {
  /** The button that sends the form. */
  button: Locator
  /** The call that it sends, such as 'exposure/publish'. */
  call: string
  /** What the page says if no answer comes. */
  words: string
}

/**
 * Sends a form with the keyboard although the network is lost twice: before it goes out, and with its answer on the way. Both times the page
 * says so, and the focus stays on the button.
 */
export async function sendThroughLosses(page: Page, { button, call, words }: Sending): Promise<void> {
  const unanswered = async () => {
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).toBeFocused()
  }
  await tabTo(page, button)
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await unanswered()
  await page.context().setOffline(false)
  const { lost } = await loseAnswer(page, `${site}/${call}-v1`)
  await page.keyboard.press('Enter')
  await lost
  await unanswered()
  await page.keyboard.press('Enter')
}

/** The same without JavaScript: the browser's own error page is reloaded, which sends the form again. */
export async function sendAgainByReload(page: Page, { button }: Pick<Sending, 'button'>): Promise<void> {
  await tabTo(page, button)
  const { lost } = await loseAnswer(page, new URL(page.url()).pathname)
  await page.keyboard.press('Enter')
  await lost
  await expect(button).toBeHidden()
  await page.reload()
}

/**
 * From now on the site answers the next request of the page to this path that sends something, but the answer does not arrive; `lost` resolves
 * then.
 */
async function loseAnswer(page: Page, path: string): Promise<{ lost: Promise<void> }> {
  const isSent = (url: URL) => url.pathname === path
  const { promise: lost, resolve, reject } = Promise.withResolvers<void>()
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('internetdisconnected')
    await page.unroute(isSent)
    resolve()
  }
  await page.route(isSent, route => lose(route).catch(reject))
  return { lost }
}

/** So many elements before the target the focus begins: each press costs time, and a page has up to a hundred stops. */
const stopsBefore = 3
/** Elements that take no focus now, such as those of a closed menu or the other choices of a group, are between the stops. */
const mostTabs = 20

/** Moves the focus to the target with the Tab key, from an element shortly before it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isThere = () => target.evaluate(element => element === document.activeElement)
  if (await isThere()) return
  await target.evaluate(focusBefore, stopsBefore)
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs > mostTabs) throw new Error(`the Tab key does not lead to ${target.toString()}`)
    await page.keyboard.press('Tab')
  }
}

/** In the page: moves the focus to an element that precedes the target by so many that can have it, or to the beginning of the page. */
function focusBefore(target: Element, stops: number): void {
  const canHaveFocus = 'a[href], button:not([disabled]), input, select, textarea, summary'
  const all = [...document.querySelectorAll<HTMLElement>(canHaveFocus)].filter(element => element.checkVisibility())
  const place = all.findIndex(
    element => target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING || element === target,
  )
  all[Math.max(place - stops, 0)]?.focus()
}
