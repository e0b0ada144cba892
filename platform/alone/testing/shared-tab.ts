import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { assetsPath } from '../documents-plugin.ts'
import type { PageGlobals } from '../src/page/page-globals.ts'

/** The tab of the tests, kept from test to test while they pass. */
export interface SharedTab {
  page: Page
  /** Whether the next test may use it. */
  isClean: boolean
}

export const desk = { width: 1280, height: 800 }

/** Replaces the tab with a new one. */
export async function renew(tab: SharedTab, browsing: BrowserContext): Promise<void> {
  await tab.page.close()
  tab.page = await browsing.newPage()
  // A document of the site without scripts, so that the switches can be stored.
  await tab.page.goto(`${assetsPath}page.css`)
}

/** Collects the console messages and the errors of a page until `stop` is called. */
export function listenTo(page: Page): { heard: string[]; stop: () => void } {
  const heard: string[] = []
  const hear = (message: ConsoleMessage) =>
    void heard.push(`${message.type()}: ${message.text()} (${new URL(page.url()).pathname})`)
  const hearError = (error: Error) => void heard.push(`page error: ${error.message}`)
  page.on('console', hear).on('pageerror', hearError)
  return { heard, stop: () => void page.off('console', hear).off('pageerror', hearError) }
}

/** Leaves a tab to the next test as if it were new, except for scripts and styles. */
export async function clean(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as Partial<PageGlobals>).leave?.()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
  await page.setExtraHTTPHeaders({})
  await page.setViewportSize(desk)
}
