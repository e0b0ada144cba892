import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { checkColoursOnce, type WithKnownColours } from './known-colours.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface LookedAt {
  /** Selector of the only part to check. */
  within?: string
  /** Selectors of parts that are checked elsewhere; rules for the whole page still apply. */
  besides?: readonly string[]
  /** Names of axe's rules: only these, by default all. */
  only?: readonly string[]
  without?: readonly string[] | undefined
}

/**
 * Expects no accessibility fault in what a page shows at its size. Runs in the page itself: @axe-core/playwright takes twice as long, for
 * frames that these pages do not have.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', besides = [], only, without = [] }: LookedAt = {},
): Promise<void> {
  // A colour in transition has its own contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(moving => moving instanceof CSSTransition)
        .map(moving => moving.finished.catch(() => undefined)),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await checkColoursOnce(page)
  }
  const runOnly: Axe.RunOnly = only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags }
  const faults = await page.evaluate(
    async ({ runOnly, within, besides, without }) => {
      const { axe, knownColours } = window as unknown as WithKnownColours
      // A bar that stays in place covers what is below it only until the visitor scrolls.
      const bars = [...document.querySelectorAll<HTMLElement>(`${within} *`)].filter(element =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      for (const bar of bars) bar.style.position = 'static'
      const rules = Object.fromEntries(without.map(rule => [rule, { enabled: false }]))
      knownColours.mark(within)
      const { violations, incomplete } = await axe.run(
        { include: within, exclude: [...besides] },
        { runOnly, rules, resultTypes: ['violations', 'incomplete'] },
      )
      const unjudged = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
      knownColours.unmark(unjudged.map(({ target }) => String(target[0])))
      for (const bar of bars) bar.style.position = ''
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
    },
    { runOnly, within, besides, without },
  )
  expect(faults, `${page.url()} at ${page.viewportSize()?.width}`).toEqual([])
}
