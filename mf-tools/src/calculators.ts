import { Scale, type LucideIconData } from '@lucide/icons'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { toolsText } from './strings/keys.ts'

export interface Calculator {
  /** The code in its address and in its call, `forextools.{code}`. */
  code: string
  name: number
  /** The question it answers, in a few words. */
  answers: number
  icon: LucideIconData
}

/** The available calculators; a new one is added here and in the area's routes. */
export const calculators: readonly Calculator[] = [
  { code: 'position', name: toolsText.position, answers: toolsText.positionAnswers, icon: Scale },
]

export const toolsPath = '/tools.html'

/** Path of a calculator, without the language (decisions 1). */
export const calculatorPath = (code: string): string => `/tools/${code}.html`

/** Breadcrumbs to all calculators, or to one of them, for the page and its head. */
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
