import { percentSign, pairField, priceField } from '../calculator/common-fields.ts'
import type { Field, Texts, ValuesOf } from '../calculator/fields.ts'
import { toolsText } from '../strings/keys.ts'

const isFrom = (from: string) => ({ when: (texts: Texts) => texts['from'] === from })

export const riskFields = {
  from: {
    kind: 'mode',
    label: toolsText.riskFrom,
    options: [
      { value: 'prices', label: toolsText.fromPrices },
      { value: 'results', label: toolsText.fromResults },
      { value: 'loss', label: toolsText.fromLoss },
    ],
  },
  pair: { ...pairField, ...isFrom('prices') },
  entry: { ...priceField(toolsText.entryPrice, '1.1'), ...isFrom('prices') },
  stop: { ...priceField(toolsText.stopPrice, '1.095'), ...isFrom('prices'), half: true },
  target: { ...priceField(toolsText.targetPrice, '1.11'), ...isFrom('prices'), half: true },
  winRatePct: { kind: 'number', label: toolsText.winRate, example: '45', after: percentSign, ...isFrom('results') },
  avgWin: { kind: 'number', label: toolsText.averageWin, example: '120', half: true, ...isFrom('results') },
  avgLoss: {
    kind: 'number',
    label: toolsText.averageLoss,
    example: '80',
    half: true,
    ...isFrom('results'),
  },
  lossPct: {
    kind: 'number',
    label: toolsText.lossOfAccount,
    example: '20',
    after: percentSign,
    presets: { values: [10, 25, 50], text: (value, { percent }) => percent(value) },
    ...isFrom('loss'),
  },
} as const satisfies Record<string, Field>

export type RiskValues = ValuesOf<typeof riskFields>
