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
  const lost = loseAnswer(page, `${site}/${call}-v1`)
  await page.keyboard.press('Enter')
  await lost
  await unanswered()
  await page.keyboard.press('Enter')
}

/** The same without JavaScript: the browser's own error page is reloaded, which sends the form again. */
export async function sendAgainByReload(page: Page, { button }: Pick<Sending, 'button'>): Promise<void> {
  await tabTo(page, button)
  const lost = loseAnswer(page, new URL(page.url()).pathname)
  await page.keyboard.press('Enter')
  await lost
  await expect(button).toBeHidden()
  await page.reload()
}

/** The site answers the next request of the page to this path that sends something, but the answer does not arrive. */
function loseAnswer(page: Page, path: string): Promise<void> {
  const isSent = (url: URL) => url.pathname === path
  return new Promise((resolve, reject) => {
    const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch({ maxRedirects: 0 })
      await route.abort('internetdisconnected')
      await page.unroute(isSent)
      resolve()
    }
    void page.route(isSent, route => lose(route).catch(reject))
  })
}

/** Pressing Tab more often than this leads nowhere on any page. */
const mostTabs = 200

/** Moves the focus to the target with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isThere = () => target.evaluate(element => element === document.activeElement)
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs > mostTabs) throw new Error(`the Tab key does not lead to ${target.toString()}`)
    await page.keyboard.press('Tab')
  }
}
