import type { Browser, BrowserContext, Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { brokerTabs, ownPages, pages, reached } from '../portal/every-page.ts'
import { layoutFaults } from '../../platform/alone/testing/layout-faults.ts'
import { layoutShift, watchShifts } from '../portal/layout-shifts.ts'
import { registerPerson } from '../portal/people.ts'
import type { Theme } from './options.ts'

export interface Site {
  browser: Browser
  origin: string
  dataDir: string
}

/** One page at one width in one language, in each of the themes. */
export interface Picture {
  lang: string
  width: number
  theme: Theme
  path: string
  /** Relative to the folder of all pictures. */
  file: string
  /** Found once per page: in the first theme. */
  faults: string[]
}

interface Round {
  lang: string
  width: number
  themes: readonly Theme[]
  paths: readonly string[]
  folder: string
}

const height = 900
/** Time limit in ms, on a machine that does other work as well. */
const slowestMs = 90_000
/** Layout shift from which a person notices a jump: 0.1 counts as bad for a whole visit. */
const mostShift = 0.02

/**
 * Paths without the language that start with one of `only` (`/`: home page alone), or all: slugs and codes are the same in all languages.
 */
export async function pathsOf({ browser, origin }: Site, only: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ baseURL: origin })
  const firstOn = async (from: string, link: string) => {
    await page.goto(`/en${from}`)
    return (await page.locator(link).first().getAttribute('href'))!.replace(/^\/en/, '')
  }
  const found: string[] = []
  for (const [from, link] of reached) found.push(await firstOn(from, link))
  // A broker with complaints has the most to show.
  const info = await firstOn('/exposure/brokers.html', 'main a[href*="/brokers/info/"]')
  const tabs = brokerTabs.map(tab => info.replace('/info/', `/${tab}/`))
  await page.close()
  const isAsked = (path: string) => only.some(asked => path === asked || (asked !== '/' && path.startsWith(asked)))
  return [...pages, ...found, ...tabs, ...ownPages].filter(path => only.length === 0 || isAsked(path))
}

export async function takePictures(site: Site, { lang, width, themes, paths, folder }: Round): Promise<Picture[]> {
  mkdirSync(join(folder, lang), { recursive: true })
  const contexts: BrowserContext[] = []
  const openTab = async () => {
    const context = await site.browser.newContext({
      baseURL: site.origin,
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    contexts.push(context)
    // The hint and the offer of another language would cover every page.
    await context.addCookies(['chromeHint', 'languageBanner'].map(name => ({ name, value: '1', url: site.origin })))
    context.setDefaultTimeout(slowestMs)
    const page = await context.newPage()
    await watchShifts(page)
    return page
  }
  const anybody = await openTab()
  const pictures: Picture[] = []
  let loggedIn: Page | undefined
  for (const path of paths) {
    const isOwn = ownPages.includes(path)
    if (isOwn && !loggedIn) await registerPerson((loggedIn = await openTab()).request, site.dataDir, site.origin)
    pictures.push(...(await takeOne(isOwn ? loggedIn! : anybody, { lang, width, themes, path, folder })))
  }
  for (const context of contexts) await context.close()
  return pictures
}

async function takeOne(
  page: Page,
  { lang, width, themes, path, folder }: Omit<Round, 'paths'> & { path: string },
): Promise<Picture[]> {
  await page.emulateMedia({ colorScheme: themes[0]! })
  await page.goto(`/${lang}${path}`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const shift = await layoutShift(page)
  const faults = [
    ...(await layoutFaults(page)),
    ...(shift > mostShift ? [`jumps: layout shift of ${shift.toFixed(3)}`] : []),
  ]
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map(image => image.decode().catch(() => undefined)),
    ])
  })
  const pictures: Picture[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    const file = `${lang}/${nameOf(path)}-${width}-${theme}.jpg`
    await page.screenshot({
      path: join(folder, file),
      fullPage: true,
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
    })
    pictures.push({ lang, width, theme, path, file, faults: theme === themes[0] ? faults : [] })
  }
  return pictures
}

const nameOf = (path: string) =>
  path
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || 'home'
