import { currencyFaults } from 'calls/calculators/faults'
import { marginLevel as levelOf } from 'calls/calculators/margin-level'
import { declareCalculator } from '../calculator/declare-calculator.ts'
import { toolsText } from '../strings/keys.ts'
import { marginLevelFields } from './margin-level-fields.ts'
import { showMarginLevel } from './show-margin-level.ts'

/** How much of the used margin the equity covers. */
export const marginLevel = declareCalculator({
  code: 'marginlevel',
  fields: marginLevelFields,
  solve({ account, balance, floating, usedMargin }) {
    const faults = currencyFaults(account, 'account')
    return faults.length > 0 ? { ok: false, faults } : levelOf({ balance, floating, usedMargin })
  },
  show: showMarginLevel,
  about: {
    what: toolsText.marginLevelWhat,
    formula: toolsText.marginLevelFormula,
    caution: toolsText.marginLevelCaution,
    example: {
      query: { account: 'USD', balance: '5000', floating: '-1200', usedMargin: '2200' },
      text: toolsText.marginLevelExample,
      values: ({ answer, values: { account, balance = 0, floating = 0, usedMargin = 0 }, words }) => ({
        balance: words.money(balance, account),
        floating: words.money(Math.abs(floating), account),
        equity: words.money(answer.equity, account),
        used: words.money(usedMargin, account),
        free: words.money(answer.freeMargin, account),
        level: words.percent(answer.marginLevelPct),
      }),
    },
  },
})
