import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Patterns of console messages that the test itself provokes. */
  expectedMessages: RegExp[]
  /** The one-time hint (spec 2.4) counts as shown: it would cover the foot of the page. */
  isHinted: boolean
}

/** The site's own log message about a call that took over a second (spec 8): expected on a busy machine, and no fault of the page. */
const slowCall = /^info: call [\w.]+ slow:/

/** Logged by a page that loads but does not hydrate within the time that the browser allows for using preloads. */
const slowStart = 'debug: slow start'
/** The browser's warning about that, and about a page without JavaScript, which uses no code: a fault on any other page. */
const fetchedInVain = /^warning: The resource \S+ was preloaded using link preload but not used/

/** The cookie of a browser that has shown the hint. */
export const hintGiven = (url: string) => ({ name: 'chromeHint', value: '1', url })

/**
 * Playwright's test, with the portal's address as base URL; every unexpected console message of its page is a failure. A test that does not
 * use the page opens none.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(process.env.E2E_ORIGIN!),
  expectedMessages: async ({}, provide) => provide([]),
  isHinted: async ({}, provide) => provide(true),
  context: async ({ context, baseURL, isHinted }, provide) => {
    if (isHinted) await context.addCookies([hintGiven(baseURL!)])
    await provide(context)
  },
  page: async ({ page, expectedMessages, javaScriptEnabled }, provide) => {
    await page.addInitScript(tellOfSlowStart)
    const expected = javaScriptEnabled ? expectedMessages : [...expectedMessages, fetchedInVain]
    await expectQuiet(page, expected, () => provide(page))
  },
})

/** Expects no console message of the page but these while `work` runs. */
export async function expectQuiet(page: Page, expected: readonly RegExp[], work: () => Promise<void>): Promise<void> {
  const heard: string[] = []
  const hear = (message: ConsoleMessage) => void heard.push(`${message.type()}: ${message.text()}`)
  const hearError = (error: Error) => void heard.push(`page error: ${error.message}`)
  page.on('console', hear).on('pageerror', hearError)
  await work()
  page.off('console', hear).off('pageerror', hearError)
  const excused = [slowCall, /^debug: slow start$/, ...(heard.includes(slowStart) ? [fetchedInVain] : []), ...expected]
  expect(heard.filter(line => !excused.some(pattern => pattern.test(line)))).toEqual([])
}

/** Runs in a page: tells `expectQuiet` if the page is slow to hydrate. */
export function tellOfSlowStart(): void {
  const enoughMs = 2_000
  const tell = () => document.documentElement.dataset.hydrated || console.debug('slow start')
  addEventListener('load', () => setTimeout(tell, enoughMs))
}

/** Resolves once the page is hydrated: from then on its code handles clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Opens a page and waits for it to be hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Resolves once the suggestions for the whole typed text are shown, not those for a prefix of it. */
export const suggested = (page: Page) => expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')

/** Follows a link of the page by its address, wherever it is: in an open menu, a closed one or the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate(link => (link as HTMLElement).click())
}
