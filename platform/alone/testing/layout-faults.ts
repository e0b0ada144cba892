import type { Page } from '@playwright/test'

/**
 * Layout faults of a page at its current width, one line each: sideways overflow, text cut off without an ellipsis, placeholders and
 * selected options longer than their field, overlapping text, and elements in the header that overlap each other or the top of the page.
 * The page must be scrolled to its top.
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
    /** Text for screen readers is in a box of one pixel. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 1 && boxOf(element).height > 1
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      element => element instanceof HTMLElement && isSeen(element),
    )

    const isInScroller = (element: Element): boolean =>
      element.parentElement !== null &&
      element !== document.body &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isInScroller(element.parentElement))
    const overflow = root.scrollWidth - root.clientWidth
    const sticksOut = (element: Element) => boxOf(element).right > root.clientWidth + 1 || boxOf(element).left < -1
    const wide =
      overflow > 0
        ? seen
            .filter(element => sticksOut(element) && !isInScroller(element))
            .slice(0, 3)
            .map(nameOf)
        : []

    const fields = 'input, select, textarea, img, iframe'
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      if (element.matches(fields) || clipPath !== 'none' || !element.textContent?.trim()) return false
      const sideways = clips(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const below =
        clips(overflowY) &&
        textOverflow !== 'ellipsis' &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 2
      return sideways || below
    }

    // A field's placeholder or selected option counts as cut off if it is wider than the field.
    const pen = document.createElement('canvas').getContext('2d')!
    const saysTooMuch = (field: HTMLInputElement | HTMLSelectElement) => {
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value
            ? ''
            : field.placeholder
      const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      // The shorthand `font` is empty where a longhand such as font-variant-numeric is set.
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return pen.measureText(words).width >
        field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) + 1
        ? [`cut off in its field: ‘${words}’`]
        : []
    }
    const saying = seen
      .filter(element => element instanceof HTMLSelectElement || element instanceof HTMLInputElement)
      .flatMap(saysTooMuch)

    // A cell or column narrower than its content, which overlaps its neighbour. Content that overflows on purpose is positioned.
    const isColumn = (element: HTMLElement) =>
      element.matches('td, th') || /grid|flex/.test(getComputedStyle(element.parentElement!).display)
    const spills = (element: HTMLElement) =>
      !element.matches(fields) &&
      isColumn(element) &&
      getComputedStyle(element).overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 2 &&
      element.clientWidth > 0 &&
      [...element.querySelectorAll('*')]
        .filter(isSeen)
        .every(inner => /static|relative/.test(getComputedStyle(inner).position))

    const header = document.querySelector('header')
    const bottom = header ? boxOf(header).bottom : 0
    const wordsOf = (element: Element) =>
      [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    const ownWords = (element: Element) => wordsOf(element).length > 0
    const under = seen.filter(
      element =>
        element.closest('main') && ownWords(element) && boxOf(element).top < bottom - 1 && boxOf(element).bottom > 0,
    )
    const presses = header ? [...header.querySelectorAll('a, button, input')].filter(isSeen) : []
    const lieOver = (a: Element, b: Element) => {
      const [one, other] = [boxOf(a), boxOf(b)]
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > 2 && down > 2 && !a.contains(b) && !b.contains(a)
    }
    // A field's own button may overlap the field.
    const crowded = presses.flatMap((a, index) =>
      presses
        .slice(index + 1)
        .filter(b => lieOver(a, b) && a.closest('form') !== b.closest('form'))
        .map(b => `${nameOf(a)} and ${nameOf(b)}`),
    )

    // Overlapping text. Elements that stay in place while the page scrolls, or overlap it on purpose, are ignored.
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        element.matches('dialog') ||
        isFloating(element.parentElement))
    const shownLines = (element: Element) => {
      const linesOf = (text: Node) => {
        const words = document.createRange()
        words.selectNode(text)
        return [...words.getClientRects()]
      }
      const clipping: DOMRect[] = []
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') clipping.push(boxOf(around))
      // A font leaves empty space above and below the letters.
      return wordsOf(element)
        .flatMap(linesOf)
        .map(line => ({
          element,
          left: Math.max(line.left, ...clipping.map(box => box.left)),
          right: Math.min(line.right, ...clipping.map(box => box.right)),
          top: Math.max(line.top + line.height * 0.15, ...clipping.map(box => box.top)),
          bottom: Math.min(line.bottom - line.height * 0.15, ...clipping.map(box => box.bottom)),
        }))
    }
    const written = seen
      .filter(
        element =>
          element.closest('main, footer') &&
          ownWords(element) &&
          getComputedStyle(element).clipPath === 'none' &&
          !isFloating(element),
      )
      .flatMap(shownLines)
      .sort((a, b) => a.top - b.top)
    const isOver = (a: (typeof written)[number], b: (typeof written)[number]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5 &&
      !a.element.contains(b.element) &&
      !b.element.contains(a.element)
    const covered = written.flatMap((a, index) => {
      const over = written.slice(index + 1, index + 40).find(b => isOver(a, b))
      return over ? [`words over words: ${nameOf(a.element)} and ${nameOf(over.element)}`] : []
    })
    return [
      ...(overflow > 0
        ? [`overflow: ${overflow} px sideways, by ${wide.join('; ') || 'what could not be found'}`]
        : []),
      ...seen.filter(isCut).map(element => `cut off: ${nameOf(element)}`),
      ...saying,
      ...seen
        .filter(spills)
        .slice(0, 5)
        .map(element => `wider than its place: ${nameOf(element)}`),
      ...under.slice(0, 3).map(element => `under the header: ${nameOf(element)}`),
      ...covered.slice(0, 5),
      ...crowded.map(pair => `over each other in the header: ${pair}`),
    ]
  })
