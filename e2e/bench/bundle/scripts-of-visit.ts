import type { Browser, Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { follow, hydrated } from '../../portal/test.ts'

export interface Scripts {
  requests: number
  /** Gzipped size in bytes. */
  size: number
}

/** Paths of two pages: the one that is opened, and one that it links to. */
interface Visit {
  first: string
  next: string
}

const isScript = (path: string) => path.startsWith('/releases/') && path.endsWith('.js')

/** JavaScript that a first visit to a page fetches, and then a navigation to another. `build`: serve this build instead of the releases. */
export async function scriptsOfVisit(
  browser: Browser,
  baseURL: string,
  { first, next }: Visit,
  build?: string,
): Promise<{ first: Scripts; next: Scripts }> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  // The live stream would keep the network busy.
  await page.route('**/live*', route => route.abort())
  if (build) await serveBuild(page, first, build)
  const bodies: Promise<Buffer>[] = []
  page.on('response', answer => isScript(new URL(answer.url()).pathname) && bodies.push(answer.body()))
  const taken = async (): Promise<Scripts> => {
    await page.waitForLoadState('networkidle')
    const scripts = await Promise.all(bodies.splice(0))
    return {
      requests: scripts.length,
      size: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
    }
  }
  await page.goto(first)
  await hydrated(page)
  const ofFirst = await taken()
  await follow(page, next)
  await page.waitForURL(`**${next}`)
  const ofNext = await taken()
  await context.close()
  return { first: ofFirst, next: ofNext }
}

/** Serves the page without integrity hashes and preloads of the releases' scripts; serves the build's scripts by name or hash. */
async function serveBuild(page: Page, first: string, build: string): Promise<void> {
  const web = join(build, 'web')
  const scripts = new Map(
    readdirSync(web)
      .filter(file => file.endsWith('.js'))
      .flatMap(file => {
        const code = readFileSync(join(web, file))
        const byHash = `${createHash('sha384').update(code).digest('base64url')}.js`
        return [[file, code] as const, [byHash, code] as const]
      }),
  )
  await page.route(first, async route => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html
        .replace(/<link rel="preload" as="script"[^<>]*>/g, '')
        .replace(/(<script src="[^"]+") integrity="[^"]+"/g, '$1'),
    })
  })
  await page.route(
    url => isScript(url.pathname),
    route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: scripts.get(basename(new URL(route.request().url()).pathname))!,
      }),
  )
}
