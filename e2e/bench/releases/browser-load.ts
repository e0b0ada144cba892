import type { Browser } from '@playwright/test'
import { markedPage } from './marked-release.ts'

/** The site's own log message about a slow call is not a fault (spec 8). */
export const isFault = (message: string): boolean => !/call [\w.]+ slow:/.test(message)

/** Opens the marked page in a real browser repeatedly, each time until it is hydrated. */
export class BrowserLoad {
  views = 0
  /** Console messages, and pages whose title, heading and release were of different versions after hydration. */
  readonly faults: string[] = []
  #isRunning = true
  #ended: Promise<void>

  constructor(browser: Browser, origin: string) {
    this.#ended = this.#loop(browser, origin)
  }

  async stop(): Promise<void> {
    this.#isRunning = false
    await this.#ended
  }

  async #loop(browser: Browser, origin: string): Promise<void> {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    page.on('console', message => isFault(message.text()) && this.faults.push(message.text()))
    page.on('pageerror', error => this.faults.push(error.message))
    while (this.#isRunning) {
      const answer = await page.goto(origin + markedPage)
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
      const [title, heading] = await page.evaluate(() => [
        document.title,
        document.querySelector('h1')?.textContent ?? '',
      ])
      const version = /tools=(\S+)/.exec(answer!.headers()['x-releases'] ?? '')?.[1]
      if (!title?.startsWith(`code ${version} `) || heading !== `texts ${version}`)
        this.faults.push(`the page of ${version} shows '${title}' and '${heading}'`)
      this.views++
    }
  }
}
