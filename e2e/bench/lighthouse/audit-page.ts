import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../portal/start-portal.ts'
import { openBrowser } from '../open-browser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audited {
  /** By category, 0 to 100. */
  scores: Record<string, number>
  cls: number
  /** Milliseconds. */
  lcp: number
  tbt: number
  /** Bytes transferred over the network. */
  bytes: number
  /** Audits that lost points. */
  lost: string[]
}

/** Audits an address with Lighthouse's own mobile settings, in a new browser without any cache. */
export async function auditPage(url: string): Promise<Audited> {
  const { audits, categories: found } = await report(url)
  const figure = (audit: string) => audits[audit]!.numericValue!
  return {
    scores: Object.fromEntries(categories.map(category => [category, Math.round(100 * found[category]!.score!)])),
    cls: figure('cumulative-layout-shift'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
    lost: categories.flatMap(category =>
      found[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9).map(
        ({ id }) => `${category}: ${audits[id]!.title}`,
      ),
    ),
  }
}

/** Occasionally the beginning of the browser's trace is missing, and Lighthouse asks for another run. */
async function report(url: string, attemptsLeft = 2): Promise<Result> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...categories],
  }).finally(() => browser.close())
  const error = result ? result.lhr.runtimeError : { code: '', message: 'no result' }
  if (error?.code === 'NO_NAVSTART' && attemptsLeft > 0) return report(url, attemptsLeft - 1)
  if (error) throw new Error(`Lighthouse could not audit ${url}: ${error.message}`)
  return result!.lhr
}
