import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectRoot } from '../portal/start-portal.ts'
import { startContenders } from './pages/contenders.ts'
import { manyAreas } from './pages/many-areas.ts'
import { measurePage, type PageFigures } from './pages/measure-page.ts'
import { memoryAfterPages } from './pages/memory-after-pages.ts'
import { pageChart } from './pages/page-chart.ts'
import { pageKinds } from './pages/page-kinds.ts'

/** Ratios of performance that the portal aims for, each within one run. */
const aims = {
  'stored/buffer, requests': 'at least 0.75',
  'stored/plain, requests': 'at least 25',
  'missed/plain, CPU': 'at most 0.25',
  'rendered/plain with database, CPU': 'at most 1.03',
}

/**
 * `npm run bench -- pages [pages|areas|memory]…`: what a page costs, stored and rendered, beside plain React on Express with the same tree
 * and data in one bundle, and beside a prebuilt buffer. CPU is that of all processes of a contender. Writes docs/benchmarks/pages.json and
 * pages.svg if the pages are measured.
 */
export async function benchPages(...parts: string[]): Promise<void> {
  const wanted = (part: string) => parts.length === 0 || parts.includes(part)
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`)
  if (wanted('pages') || wanted('memory')) {
    const contenders = await startContenders()
    try {
      const kinds = await pageKinds(contenders.all.stored.origin)
      if (wanted('pages')) await comparePages(contenders, kinds)
      if (wanted('memory')) console.table(await memoryAfterPages(contenders.all.rendered, Object.values(kinds)))
    } finally {
      await contenders.stop()
    }
  }
  if (wanted('areas')) console.table(await manyAreas())
}

async function comparePages(
  { all, store }: Awaited<ReturnType<typeof startContenders>>,
  kinds: Record<string, string>,
): Promise<void> {
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const [kind, path] of Object.entries(kinds)) {
    const html = await (await fetch(all.stored.origin + path)).text()
    const stored = await store(path)
    const figures = await measurePage(all, path)
    rows[kind] = rowOf(html, stored, figures)
    console.table({ [kind]: rows[kind] })
  }
  console.table(rows)
  console.table(aims)
  const folder = join(projectRoot, 'docs/benchmarks')
  mkdirSync(folder, { recursive: true })
  const measured = new Date().toISOString().slice(0, 10)
  const result = { measured, node: process.version, cores: cpus().length, aims, pages: rows }
  writeFileSync(join(folder, 'pages.json'), `${JSON.stringify(result, null, 2)}\n`)
  writeFileSync(join(folder, 'pages.svg'), pageChart(rows))
}

function rowOf(html: string, storedBytes: number, { of, noise }: PageFigures) {
  const plain = of.plainMemory
  return {
    elements: html.match(/<[a-z]/g)!.length,
    'HTML, KB': rounded(html.length / 1000),
    'brotli, KB': rounded(storedBytes / 1000),
    'brotli 11, KB': rounded(brotliCompressSync(html).length / 1000),
    'stored/buffer, requests': rounded(of.stored.perSecond / of.buffer.perSecond),
    'stored/buffer, CPU': rounded(of.stored.cpuMs / of.buffer.cpuMs),
    'stored/plain, requests': rounded(of.stored.perSecond / plain.perSecond),
    'stored/plain, CPU': rounded(plain.cpuMs / of.stored.cpuMs),
    'stored, p99 (ms)': rounded(of.stored.p99),
    'buffer, p99 (ms)': rounded(of.buffer.p99),
    'missed/plain, CPU': rounded(of.missed.cpuMs / plain.cpuMs),
    'rendered/plain, CPU': rounded(of.rendered.cpuMs / plain.cpuMs),
    'rendered/plain with database, CPU': rounded(of.rendered.cpuMs / of.plainDatabase.cpuMs),
    'rendered/plain, requests': rounded(of.rendered.perSecond / plain.perSecond),
    'plain, CPU (ms)': rounded(plain.cpuMs),
    'noise, %': Math.round(100 * Math.max(...Object.values(noise))),
  }
}

const rounded = (figure: number) => Number(figure.toPrecision(3))
