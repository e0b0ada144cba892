import {
  ArrowLeftRight,
  ChartCandlestick,
  Coins,
  Gauge,
  Moon,
  Scale,
  ShieldAlert,
  Target,
  Wallet,
  type LucideIconData,
} from '@lucide/icons'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { Calculator } from './calculator/declare-calculator.ts'
import { toolsPath } from './calculator-path.ts'
import { toolsText } from './strings/keys.ts'

export interface CalculatorEntry {
  /** The code in its address and in its call, `forextools.{code}`. */
  code: string
  name: number
  /** The question it answers, in a few words. */
  answers: number
  /** The same in a sentence. */
  lead: number
  icon: LucideIconData
  /** When a trader needs it. */
  when: 'before' | 'during' | 'anyTime'
  /** Fetched with its page only. */
  load: () => Promise<Calculator>
}

/** The calculators: each has a folder, an entry here, and an entry in `area.lists.pages` of package.json. */
export const calculators: readonly CalculatorEntry[] = [
  {
    code: 'position',
    name: toolsText.position,
    answers: toolsText.positionAnswers,
    lead: toolsText.positionLead,
    icon: Scale,
    when: 'before',
    load: async () => (await import('./position/position.ts')).position,
  },
  {
    code: 'profit',
    name: toolsText.profit,
    answers: toolsText.profitAnswers,
    lead: toolsText.profitLead,
    icon: ChartCandlestick,
    when: 'during',
    load: async () => (await import('./profit/profit.ts')).profit,
  },
  {
    code: 'pip',
    name: toolsText.pip,
    answers: toolsText.pipAnswers,
    lead: toolsText.pipLead,
    icon: Coins,
    when: 'before',
    load: async () => (await import('./pip/pip.ts')).pip,
  },
  {
    code: 'margin',
    name: toolsText.margin,
    answers: toolsText.marginAnswers,
    lead: toolsText.marginLead,
    icon: Wallet,
    when: 'before',
    load: async () => (await import('./margin/margin.ts')).margin,
  },
  {
    code: 'swap',
    name: toolsText.swap,
    answers: toolsText.swapAnswers,
    lead: toolsText.swapLead,
    icon: Moon,
    when: 'during',
    load: async () => (await import('./swap/swap.ts')).swap,
  },
  {
    code: 'riskandreturn',
    name: toolsText.riskReturn,
    answers: toolsText.riskReturnAnswers,
    lead: toolsText.riskReturnLead,
    icon: Target,
    when: 'before',
    load: async () => (await import('./risk-and-return/risk-and-return.ts')).riskAndReturn,
  },
  {
    code: 'brustrisk',
    name: toolsText.liquidation,
    answers: toolsText.liquidationAnswers,
    lead: toolsText.liquidationLead,
    icon: ShieldAlert,
    when: 'during',
    load: async () => (await import('./liquidation/liquidation.ts')).liquidation,
  },
  {
    code: 'currency',
    name: toolsText.currency,
    answers: toolsText.currencyAnswers,
    lead: toolsText.currencyLead,
    icon: ArrowLeftRight,
    when: 'anyTime',
    load: async () => (await import('./currency/currency.ts')).currency,
  },
  {
    code: 'marginlevel',
    name: toolsText.marginLevel,
    answers: toolsText.marginLevelAnswers,
    lead: toolsText.marginLevelLead,
    icon: Gauge,
    when: 'during',
    load: async () => (await import('./margin-level/margin-level.ts')).marginLevel,
  },
]

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
