import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { join } from 'node:path'
import { plainSwitches, writeSwitches, type Switches } from '../src/switches.ts'
import { readBuilt, type BuiltArea } from './built-area.ts'
import { serveBuilt, switchesHeader } from './serve-built.ts'

export { expect }
export type { BuiltArea }

interface WorkerFixtures {
  /** `mf-brokers`; set by the project. */
  workspace: string
  area: BuiltArea
  origin: string
  /** One for all tests, so that what is fetched and compiled once is kept. */
  browsing: BrowserContext
}

interface Fixtures {
  /** Patterns of console messages that the test itself provokes. */
  expectedMessages: RegExp[]
  /** Sets the switches for every page that is opened from now on. */
  set: (switches: Partial<Switches>) => Promise<void>
}

/** The site's own note of a call that took over a second (spec 8): true on a busy machine, and no fault of the page. */
const slowCall = /^info: call [\w.]+ slow:/
/** What is said wherever a call is made to fail. */
export const failedCalls = [
  /^error: Failed to load resource/,
  /^info: call [\w.]+ (failed|abnormal|slow)/,
  /^warning: area [\w-]+ \w* failed to load/,
]

/** Playwright's test with one area by itself, as the frame and the site's server would serve it; every unexpected console message is a failure. */
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
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      })
      await context.addInitScript(() => {
        // A new tab is a new visitor.
        if (!sessionStorage.getItem('begun')) localStorage.clear()
        sessionStorage.setItem('begun', 'true')
      })
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  expectedMessages: async ({}, provide) => provide([]),
  page: async ({ browsing, expectedMessages }, provide) => {
    const page = await browsing.newPage()
    const heard: string[] = []
    page.on('console', message => heard.push(`${message.type()}: ${message.text()} (${new URL(page.url()).pathname})`))
    page.on('pageerror', error => heard.push(`page error: ${error.message}`))
    await provide(page)
    await page.close()
    await browsing.clearCookies()
    const unexpected = heard.filter(line => ![slowCall, ...expectedMessages].some(pattern => pattern.test(line)))
    expect([...new Set(unexpected)], 'console messages').toEqual([])
  },
  set: async ({ page }, provide) =>
    provide(async switches => {
      const query = new URLSearchParams(writeSwitches({ ...plainSwitches, ...switches })).toString()
      // In Node nothing is slow: a page that is opened is there, and what the browser asks for afterwards takes its time.
      await page.setExtraHTTPHeaders({
        [switchesHeader]: new URLSearchParams(writeSwitches({ ...plainSwitches, ...switches, slow: 0 })).toString(),
      })
      await page.addInitScript(value => sessionStorage.setItem('area-alone', value), query)
      if (page.url().startsWith('http'))
        await page.evaluate(value => sessionStorage.setItem('area-alone', value), query)
    }),
})

/** Opens an address and waits until its code is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Moves to an address as a link of the page would, without a full load. Resolves when it is there, unless `leaving` is true. */
export async function moveTo(page: Page, path: string, { leaving = false } = {}): Promise<void> {
  await page.evaluate(
    async ([address, isLeaving]) => {
      const moved = (globalThis as unknown as { moveTo: (path: string) => Promise<void> }).moveTo(address)
      if (!isLeaving) await moved
    },
    [path, leaving] as const,
  )
}

/** Nothing stands out sideways at this width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} is cut off at ${width}`).toBeLessThanOrEqual(0)
}
