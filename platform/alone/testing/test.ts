import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { join } from 'node:path'
import type { PageGlobals } from '../src/page/page-globals.ts'
import { plainSwitches, writeSwitches, type Switches } from '../src/switches.ts'
import { readBuilt, type BuiltArea } from './built-area.ts'
import { layoutFaults } from './layout-faults.ts'
import { serveBuilt, switchesHeader } from './serve-built.ts'
import { clean, desk, listenTo, renew, type SharedTab } from './shared-tab.ts'

export { expect }
export type { BuiltArea }

interface WorkerFixtures {
  /** `mf-brokers`; set by the project. */
  workspace: string
  area: BuiltArea
  origin: string
  /** Shared by all tests, so that files are loaded only once. */
  browsing: BrowserContext
  tab: SharedTab
}

interface Fixtures {
  /** Patterns of console messages that the test itself provokes. */
  expectedMessages: RegExp[]
  /** Sets the switches for every page opened from now on. */
  set: (switches: Partial<Switches>) => Promise<void>
}

/** The site's own log message for a call that took over a second (spec 8): expected on a busy machine, and not the page's fault. */
const slowCall = /^info: call [\w.]+ slow:/
/** Messages that appear whenever a call is made to fail. */
export const failedCalls = [
  /^error: Failed to load resource/,
  /^info: call [\w.]+ (failed|abnormal|slow)/,
  /^warning: area [\w-]+ \w* failed to load/,
]

/**
 * Playwright's test with one area on its own, served as by the frame and the site's server; every unexpected console message is a failure.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workspace: ['', { option: true, scope: 'worker' }],
  area: [
    async ({ workspace }, provide) => provide(readBuilt(join(process.env.AREA_BUILDS!, workspace))),
    { scope: 'worker' },
  ],
  origin: [
    async ({ area }, provide) => {
      const { origin, close } = await serveBuilt(area)
      await provide(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  browsing: [
    async ({ browser, origin }, provide) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'en-GB',
        viewport: desk,
        reducedMotion: 'reduce',
      })
      await context.addInitScript(() => {
        // React's development build records each component for developer tools with these if they exist.
        Object.assign(console, { createTask: undefined, timeStamp: undefined })
        // A new tab is a new visitor.
        if (!sessionStorage.getItem('begun')) localStorage.clear()
        sessionStorage.setItem('begun', 'true')
      })
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browsing }, provide) => {
      const tab = { page: await browsing.newPage(), isClean: false }
      await provide(tab)
      await tab.page.close()
    },
    { scope: 'worker' },
  ],
  expectedMessages: async ({}, provide) => provide([]),
  page: async ({ browsing, tab, expectedMessages }, provide, testInfo) => {
    if (!tab.isClean) await renew(tab, browsing)
    tab.isClean = false
    const { heard, stop } = listenTo(tab.page)
    await provide(tab.page)
    const hasPassed = testInfo.status === testInfo.expectedStatus
    if (hasPassed) await clean(tab.page)
    stop()
    await browsing.clearCookies()
    const unexpected = heard.filter(line => ![slowCall, ...expectedMessages].some(pattern => pattern.test(line)))
    expect([...new Set(unexpected)], 'console messages').toEqual([])
    tab.isClean = hasPassed
  },
  set: async ({ page }, provide) =>
    provide(async switches => {
      const query = new URLSearchParams(writeSwitches({ ...plainSwitches, ...switches })).toString()
      // No delays in Node: an opened page is rendered at once, and only later calls from the browser are slow.
      await page.setExtraHTTPHeaders({
        [switchesHeader]: new URLSearchParams(writeSwitches({ ...plainSwitches, ...switches, slow: 0 })).toString(),
      })
      await page.evaluate(value => sessionStorage.setItem('area-alone', value), query)
    }),
})

/**
 * Opens an address from the server's HTML and waits until it is hydrated. If the tab shows a page of the area, its scripts are not loaded and
 * compiled again, which takes longer than all else: the HTML is fetched and hydrated with another store and router. Pages that cannot be
 * hydrated there are loaded in full, and `npm test -w mf-…` loads each page in full.
 */
export async function open(page: Page, path: string): Promise<void> {
  const isOpened =
    process.env.TEST_AMOUNT !== 'all' &&
    (await page.evaluate(async address => {
      const { leave, openNext } = globalThis as unknown as Partial<PageGlobals>
      leave?.()
      return openNext?.(address)
    }, path))
  if (isOpened) return
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/**
 * Navigates to an address as a link of the page would, without a full load. Resolves when the page is shown, or at once if `leaving` is
 * true.
 */
export async function moveTo(page: Page, path: string, { leaving = false } = {}): Promise<void> {
  await page.evaluate(
    async ([address, isLeaving]) => {
      const moved = (globalThis as unknown as PageGlobals).moveTo(address)
      if (!isLeaving) await moved
    },
    [path, leaving] as const,
  )
}

/** Expects no layout fault at this width, once the page has laid itself out for it. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => layoutFaults(page), { message: `layout of ${page.url()} at ${width}` }).toEqual([])
}
