import { chromium } from '@playwright/test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromiumFlags } from '../portal/chromium-flags.ts'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { contactSheet } from './contact-sheet.ts'
import { readOptions, usage, type ScreenOptions } from './options.ts'
import { pathsOf, takePictures, type Picture } from './take-pictures.ts'

/**
 * `npm run screens`: pictures of every page in every width, theme and language, with a contact sheet and the measurements taken on the way.
 * Exit code 1 if anything overflows.
 */
async function screens({ out, ...options }: ScreenOptions): Promise<void> {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), out)
  const dataDir = await filledDataDir()
  const portal = await startPortal({ dataDir, env: { TEST_LANGUAGES: 'on' } })
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  })
  try {
    mkdirSync(folder, { recursive: true })
    const site = { browser, origin: portal.origin, dataDir }
    const paths = await pathsOf(site, options.only)
    if (paths.length === 0) throw new Error(`No page's address begins with ${options.only.join(' or ')}.`)
    const pictures: Picture[] = []
    // Two at a time: while one page waits the other is rendered.
    const rounds = options.languages.flatMap(lang => options.widths.map(width => ({ lang, width })))
    const work = async () => {
      for (let round = rounds.shift(); round; round = rounds.shift()) {
        const taken = await takePictures(site, { ...round, themes: options.themes, paths, folder })
        console.log(`${round.lang} at ${round.width}: ${taken.length} pictures`)
        pictures.push(...taken)
      }
    }
    await Promise.all([work(), work()])
    writeFileSync(resolve(folder, 'index.html'), contactSheet(pictures))
    tell(pictures, folder)
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function tell(pictures: readonly Picture[], folder: string): void {
  const faulty = pictures.filter(({ faults }) => faults.length > 0)
  for (const { lang, path, width, faults } of faulty)
    console.log([`/${lang}${path} at ${width}:`, ...faults].join('\n  '))
  console.log(`${pictures.length} pictures in ${folder}, index.html shows them; faults on ${faulty.length}`)
  if (faulty.some(({ faults }) => faults.some(fault => fault.startsWith('overflow')))) process.exitCode = 1
}

let options: ScreenOptions
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exit(2)
}
await screens(options)
