import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

interface KnownColours {
  /** Marks the texts whose colours were checked before; axe ignores marked texts for contrast. */
  mark: (within: string) => void
  /** Removes the marks and remembers the colours of the other texts, except those that axe could not judge. */
  unmark: (unjudged: readonly string[]) => void
}

/** The page's own global, beside axe. */
export interface WithKnownColours {
  axe: typeof Axe
  knownColours: KnownColours
}

/**
 * Lets axe check the contrast of each kind of text once in a document: rows of a table and parts that recur on the area's pages have the same
 * colours. Two texts are of one kind if they and all elements around them agree in tag, classes and all that contrast depends on.
 */
export const checkColoursOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const attribute = 'data-known-colours'
    const known = new Set<string>()
    const fresh = new Map<Element, string>()
    const { axe } = window as unknown as WithKnownColours
    axe.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${attribute}])` }] })

    const hasOwnWords = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
    const ownKind = (element: Element) => {
      const style = getComputedStyle(element)
      const { color, backgroundColor, backgroundImage, opacity, filter, textShadow, position } = style
      const size = [style.fontSize, style.fontWeight, style.clipPath]
      const looks = [color, backgroundColor, backgroundImage, opacity, filter, textShadow, position, ...size]
      return [element.tagName, element.getAttribute('class'), ...looks].join()
    }
    const kinds = (): ((element: Element) => string) => {
      const found = new Map<Element, string>()
      const kindOf = (element: Element): string => {
        const before = found.get(element)
        if (before !== undefined) return before
        const around = element.parentElement
        const kind = `${around ? kindOf(around) : ''}>${ownKind(element)}`
        found.set(element, kind)
        return kind
      }
      return kindOf
    }
    const knownColours: KnownColours = {
      mark(within) {
        const kindOf = kinds()
        const inThisRun = new Set<string>()
        for (const element of document.querySelectorAll(`${within} *`)) {
          if (!hasOwnWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue
          const kind = kindOf(element)
          if (known.has(kind) || inThisRun.has(kind)) element.setAttribute(attribute, '')
          else fresh.set(element, kind)
          inThisRun.add(kind)
        }
      },
      unmark(unjudged) {
        for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
        const left = new Set(unjudged.map(selector => document.querySelector(selector)))
        for (const [element, kind] of fresh) if (!left.has(element)) known.add(kind)
        fresh.clear()
      },
    }
    Object.assign(window, { knownColours })
  })
