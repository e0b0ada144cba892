import type { Page } from '@playwright/test'

/**
 * What does not fit in a page at its width, one line each: sideways overflow, text cut off without a sign of it, things in
 * the header that lie over each other or over the page's top. The page has to be scrolled to its top.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
      return [element.tagName.toLowerCase(), ...element.classList].join('.') + (words && ` ‘${words}’`)
    }
    /** Words for those who listen stand in a box of one pixel. */
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 1 && boxOf(element).height > 1
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => element instanceof HTMLElement && isSeen(element))

    const isInScroller = (element: Element): boolean =>
      element.parentElement !== null && element !== document.body && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isInScroller(element.parentElement))
    const overflow = root.scrollWidth - root.clientWidth
    const sticksOut = (element: Element) => boxOf(element).right > root.clientWidth + 1 || boxOf(element).left < -1
    const wide = overflow > 0 ? seen.filter(element => sticksOut(element) && !isInScroller(element)).slice(0, 3).map(nameOf) : []

    const fields = 'input, select, textarea, img, iframe'
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      if (element.matches(fields) || clipPath !== 'none' || !element.textContent?.trim()) return false
      const sideways = clips(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const below = clips(overflowY) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 2
      return sideways || below
    }

    // A cell or a column that is narrower than what stands in it: that lies over its neighbour. What stands off on purpose is positioned.
    const isColumn = (element: HTMLElement) => element.matches('td, th') || /grid|flex/.test(getComputedStyle(element.parentElement!).display)
    const spills = (element: HTMLElement) =>
      !element.matches(fields) && isColumn(element) && getComputedStyle(element).overflowX === 'visible' && element.scrollWidth > element.clientWidth + 2
      && element.clientWidth > 0 && [...element.querySelectorAll('*')].filter(isSeen).every(inner => /static|relative/.test(getComputedStyle(inner).position))

    const header = document.querySelector('header')
    const bottom = header ? boxOf(header).bottom : 0
    const ownWords = (element: Element) => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    const under = seen.filter(element => element.closest('main') && ownWords(element) && boxOf(element).top < bottom - 1 && boxOf(element).bottom > 0)
    const presses = header ? [...header.querySelectorAll('a, button, input')].filter(isSeen) : []
    const lieOver = (a: Element, b: Element) => {
      const [one, other] = [boxOf(a), boxOf(b)]
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > 2 && down > 2 && !a.contains(b) && !b.contains(a)
    }
    // A field's own button stands on the field.
    const crowded = presses.flatMap((a, index) => presses.slice(index + 1).filter(b => lieOver(a, b) && a.closest('form') !== b.closest('form')).map(b => `${nameOf(a)} and ${nameOf(b)}`))
    return [
      ...(overflow > 0 ? [`overflow: ${overflow} px sideways, by ${wide.join('; ') || 'what could not be found'}`] : []),
      ...seen.filter(isCut).map(element => `cut off: ${nameOf(element)}`),
      ...seen.filter(spills).slice(0, 5).map(element => `wider than its place: ${nameOf(element)}`),
      ...under.slice(0, 3).map(element => `under the header: ${nameOf(element)}`),
      ...crowded.map(pair => `over each other in the header: ${pair}`),
    ]
  })

/** How far the page has jumped since it began to load, by what counts as cumulative layout shift. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(told => {
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type: 'layout-shift', buffered: true })
        // Entries from before are handed over in a task of their own.
        setTimeout(() => told((observer.takeRecords() as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0)))
      }),
  )
