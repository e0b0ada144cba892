import { test as base, expect, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Patterns of console messages that the test itself provokes. */
  expectedMessages: RegExp[]
  /** The hint that a browser is given once (spec 2.4) has been given: it would lie over the foot of the page. */
  isHinted: boolean
  quietConsole: void
}

/** The site's own note of a call that took over a second (spec 8): true on a busy machine, and no fault of the page. */
const slowCall = /^info: call [\w.]+ slow:/

/** What a page says of itself that was loaded and not hydrated in less time than the browser gives it to use what it fetched ahead. */
const slowStart = 'debug: slow start'
/** The browser's note of that: a fault of any page but those. */
const fetchedInVain = /^warning: The resource \S+ was preloaded using link preload but not used/

/** The cookie of a browser that has had the hint. */
export const hintGiven = (url: string) => ({ name: 'chromeHint', value: '1', url })

/** Playwright's test, with the portal's address as base and every unexpected console message a failure. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(process.env.E2E_ORIGIN!),
  expectedMessages: async ({}, provide) => provide([]),
  isHinted: async ({}, provide) => provide(true),
  context: async ({ context, baseURL, isHinted }, provide) => {
    if (isHinted) await context.addCookies([hintGiven(baseURL!)])
    await provide(context)
  },
  quietConsole: [
    async ({ page, expectedMessages }, provide) => {
      const heard: string[] = []
      await page.addInitScript(tellOfSlowStart)
      page.on('console', message => heard.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => heard.push(`page error: ${error.message}`))
      await provide()
      const excused = [
        slowCall,
        /^debug: slow start$/,
        ...(heard.includes(slowStart) ? [fetchedInVain] : []),
        ...expectedMessages,
      ]
      expect(heard.filter(line => !excused.some(pattern => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

function tellOfSlowStart(): void {
  const enoughMs = 2_000
  const tell = () => document.documentElement.dataset.hydrated || console.debug('slow start')
  addEventListener('load', () => setTimeout(tell, enoughMs))
}

/** Resolves once the page is hydrated: from then on a press is answered by code. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Opens a page and waits for it to be hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Resolves once there are suggestions for all that is typed: those for its beginning are others. */
export const suggested = (page: Page) => expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')

/** Follows a link of the page by its address, wherever it stands: in an open menu, a closed one or the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate(link => (link as HTMLElement).click())
}
