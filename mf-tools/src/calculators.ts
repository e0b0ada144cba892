import { Scale, type LucideIcon } from 'lucide-react'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { toolsText } from './strings/keys.ts'

export interface Calculator {
  /** As in its address and in its call, `forextools.{code}`. */
  code: string
  name: number
  /** What it answers, in a few words. */
  answers: number
  icon: LucideIcon
}

/** The calculators there are; a new one joins here and in the area's routes. */
export const calculators: readonly Calculator[] = [
  { code: 'position', name: toolsText.position, answers: toolsText.positionAnswers, icon: Scale },
]

export const toolsPath = '/tools.html'

/** A calculator's address, behind the language (decisions 1). */
export const calculatorPath = (code: string): string => `/tools/${code}.html`

/** The way to all calculators, or to one of them, as the page and its head say it. */
export const toolsCrumbs = (store: SharedStore, calculator?: number) => {
  const { t } = store.text
  return calculator === undefined
    ? crumbsTo(store, [[toolsText.home, '/']], t(toolsText.tools))
    : crumbsTo(
        store,
        [
          [toolsText.home, '/'],
          [toolsText.tools, toolsPath],
        ],
        t(calculator),
      )
}
