import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { auditPage, categories, type Audited } from './lighthouse/audit-page.ts'
import { percentile } from './percentile.ts'

/** Each page is reached by the first link of its kind on another. */
const reached = {
  home: ['/en/'],
  'broker list': ['/en/brokers'],
  'broker detail': ['/en/brokers', 'brokers/info/'],
  article: ['/en/education', 'education/news/'],
} as const

/** `lighthouse [--runs 5]`: Lighthouse scores and metrics on mobile, each the median of its runs (targets: 95, 100, 100, 100; CLS 0). */
export async function benchLighthouse(...args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is '${values.runs}'; it must be a whole number from 1 on`)
  const dataDir = await filledDataDir()
  const portal = await startPortal({ dataDir })
  try {
    const table: Record<string, object> = {}
    const lost = new Map<string, Set<string>>()
    for (const [name, [from, link]] of Object.entries(reached)) {
      const path = link ? await firstLink(portal.origin + from, link) : from
      const audited: Audited[] = []
      for (let run = 0; run < runs; run++) audited.push(await auditPage(portal.origin + path))
      table[name] = mediansOf(audited)
      for (const { lost: audits } of audited)
        for (const audit of audits) lost.set(audit, (lost.get(audit) ?? new Set()).add(name))
    }
    console.log(`\nLighthouse on mobile, median of ${runs} (load of the machine ${loadavg()[0]!.toFixed(1)})`)
    console.table(table)
    for (const [audit, pages] of lost) console.log(`${audit} (${[...pages].join(', ')})`)
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function firstLink(from: string, link: string): Promise<string> {
  const [, main = ''] = (await (await fetch(from)).text()).split('<main')
  const start = `/en/${link}`
  const [, rest] = main.split(`href="${start}`)
  if (!rest) throw new Error(`${from} has no link to ${start}`)
  return start + rest.split('"', 1)[0]
}

function mediansOf(audited: readonly Audited[]): object {
  const of = (figure: (run: Audited) => number) => percentile(audited.map(figure), 50)
  return {
    ...Object.fromEntries(categories.map(category => [category, of(({ scores }) => scores[category]!)])),
    CLS: +of(({ cls }) => cls).toFixed(3),
    'LCP, ms': Math.round(of(({ lcp }) => lcp)),
    'TBT, ms': Math.round(of(({ tbt }) => tbt)),
    KB: Math.round(of(({ bytes }) => bytes) / 1000),
  }
}
