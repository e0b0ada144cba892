import type { Page } from '@playwright/test'

/** What must be in sight on a broker's page without scrolling. */
const shown = ['sentence', 'licence', 'complaint'] as const

export interface VerdictPlaces {
  /** Lower edges in px from the top of the page; those that are missing or empty are null. */
  bottoms: Record<(typeof shown)[number], number | null>
  /** Upper edge of whatever covers the foot of the window, such as the bar of actions. */
  foot: number
}

/** Where the verdict stands on a broker's page that has not been scrolled. */
export const verdictPlaces = (page: Page): Promise<VerdictPlaces> =>
  page.evaluate(names => {
    const bottomOf = (name: string) => {
      const element = document.querySelector(`[data-verdict="${name}"]`)
      const box = element?.getBoundingClientRect()
      const words = element?.textContent?.trim()
      return box && words && box.height > 0 && box.left >= 0 && box.right <= innerWidth + 1
        ? box.bottom + scrollY
        : null
    }
    const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect()
    return {
      bottoms: Object.fromEntries(names.map(name => [name, bottomOf(name)])) as VerdictPlaces['bottoms'],
      foot: bar && bar.height > 0 ? Math.min(bar.top, innerHeight) : innerHeight,
    }
  }, shown)

/** What is not in sight: the name of each fact with its lower edge, in px. */
export const outOfSight = ({ bottoms, foot }: VerdictPlaces): string[] =>
  shown.flatMap(name => {
    const bottom = bottoms[name]
    return bottom !== null && bottom <= foot
      ? []
      : `${name}: ${bottom === null ? 'missing' : `${Math.round(bottom)} px`}`
  })
