import type { Page } from '@playwright/test'

/** Sum of layout shifts that a visitor does not notice; the browser's limit for a good page is ten times as much. */
const unnoticed = 0.01

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records the layout shifts without recent user input of every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0, lines: [] as string[] }
    Object.assign(window, { shifts: seen })
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const lineOf = ({ value, startTime, sources }: Shift) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? ''
        return `${node?.nodeName.toLowerCase()} ‘${text}’ from ${at(previousRect)} to ${at(currentRect)}`
      })
      return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        seen.lines.push(lineOf(entry))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What `watchShifts` recorded on the current page. */
const recordedShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number; lines: string[] } }).shifts)

/** Cumulative layout shift of the current page since it began to load. */
export const layoutShift = async (page: Page): Promise<number> => (await recordedShifts(page)).sum

/** The shifts of the current page, one line each; none if a visitor would not notice them all together. */
export const noticedShifts = async (page: Page): Promise<string[]> => {
  const { sum, lines } = await recordedShifts(page)
  return sum < unnoticed ? [] : lines
}
