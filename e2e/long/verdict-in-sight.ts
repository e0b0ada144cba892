import { rmSync } from 'node:fs'
import pLimit from 'p-limit'
import { openBrowser } from '../bench/open-browser.ts'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { outOfSight, verdictPlaces } from '../portal/verdict-places.ts'

const brokers = 1_000
/** Up to this many, a hundredth of the sample data is enough. */
const fewBrokers = 500
const pageSize = 50
const languages = ['en', 'id'] as const
/** A small phone; touch makes links higher, as on a real one. */
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const pagesAtOnce = 3

interface Listed {
  code: string
  slug: string
  findings: string[]
}

/**
 * Opens 1,000 brokers of the sample data in both languages on a phone of 360 by 640 px, without JavaScript, and returns whether each page
 * shows its verdict, the state of the licences and the last complaint without scrolling. A number as the first option measures fewer.
 */
export async function runVerdictInSight(...[amount]: string[]): Promise<boolean> {
  const wanted = amount === undefined ? brokers : Number(amount)
  const browser = await openBrowser()
  const dataDir = await filledDataDir(wanted <= fewBrokers ? 'hundredth' : 'all')
  const portal = await startPortal({ dataDir })
  try {
    const listed = await brokersOf(portal.origin, wanted)
    const limit = pLimit(pagesAtOnce)
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL: portal.origin })
    const faults: string[] = []
    const lowest = { en: 0, id: 0 }
    const measure = async (lang: (typeof languages)[number], { slug, code }: Listed) => {
      const page = await context.newPage()
      try {
        await page.goto(`/${lang}/brokers/info/${slug}-${code}.html`, { waitUntil: 'load' })
        const places = await verdictPlaces(page)
        lowest[lang] = Math.max(lowest[lang], ...Object.values(places.bottoms).map(bottom => bottom ?? Infinity))
        faults.push(...outOfSight(places).map(fault => `/${lang}/brokers/info/${slug}-${code}.html ${fault}`))
      } finally {
        await page.close()
      }
    }
    await Promise.all(languages.flatMap(lang => listed.map(broker => limit(measure, lang, broker))))
    report(listed, lowest, faults)
    return faults.length === 0 && listed.length === wanted
  } finally {
    await browser.close()
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Brokers by name: their names say nothing about their state, so all kinds are among them. */
async function brokersOf(origin: string, wanted: number): Promise<Listed[]> {
  const listed: Listed[] = []
  for (let page = 1; listed.length < wanted; page++) {
    const address = `${origin}/wikifxweb-v1/brokers/index/init-v1?order=name&pageSize=${pageSize}&pageIndex=${page}`
    const { items } = ((await (await fetch(address)).json()) as { Data: { items: Listed[] } }).Data
    if (items.length === 0) break
    listed.push(...items)
  }
  return listed.slice(0, wanted)
}

function report(listed: readonly Listed[], lowest: Record<string, number>, faults: readonly string[]): void {
  const kinds = Map.groupBy(listed, ({ findings: [worst = 'none'] }) => worst)
  console.log(`worst findings: ${[...kinds].map(([worst, of]) => `${worst} ${of.length}`).join(', ')}`)
  for (const [lang, bottom] of Object.entries(lowest))
    console.log(`${lang}: the lowest edge is at ${Math.round(bottom)} px`)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  console.log(`${listed.length * languages.length} pages measured, ${faults.length} faults`)
}
