import { instrumentOf, isSymbol } from 'calls/calculators/instruments'
import {
  accountField,
  contractSizeField,
  marketPriceField,
  pairField,
  sizeField,
  unitField,
} from '../calculator/common-fields.ts'
import type { Field, Texts, ValuesOf } from '../calculator/fields.ts'
import { toolsText } from '../strings/keys.ts'

const isIn = (mode: string) => (texts: Texts) => texts['mode'] === mode

export const swapFields = {
  mode: {
    kind: 'mode',
    label: toolsText.swapMode,
    options: [
      { value: 'points', label: toolsText.swapPoints },
      { value: 'percent', label: toolsText.swapPercent },
      { value: 'currency', label: toolsText.swapCurrency },
    ],
  },
  pair: { ...pairField, half: true },
  account: { ...accountField, half: true },
  size: sizeField,
  unit: unitField,
  swapRate: { kind: 'number', label: toolsText.swapRate, help: toolsText.swapRateHelp, example: '-6.5', half: true },
  nights: { kind: 'number', label: toolsText.nights, example: '3', half: true },
  price: { ...marketPriceField, when: isIn('percent') },
  contractSize: contractSizeField,
  pointSize: {
    kind: 'number',
    label: toolsText.pointSize,
    more: true,
    when: isIn('points'),
    standard: ({ pair = '' }: Texts) => (isSymbol(pair) ? instrumentOf(pair).point : undefined),
  },
  dayBasis: { kind: 'number', label: toolsText.dayBasis, more: true, when: isIn('percent'), standard: () => 360 },
} as const satisfies Record<string, Field>

export type SwapValues = ValuesOf<typeof swapFields>
