import { instrumentOf } from 'calls/calculators/instruments'
import {
  accountField,
  contractSizeField,
  inAccount,
  inPips,
  pairField,
  percentSign,
} from '../calculator/common-fields.ts'
import type { Field, Texts, ValuesOf } from '../calculator/fields.ts'
import { toolsText } from '../strings/keys.ts'

export const positionFields = {
  pair: { ...pairField, half: true },
  account: { ...accountField, half: true },
  balance: { kind: 'number', label: toolsText.balance, example: '5000', before: inAccount },
  riskPct: {
    kind: 'number',
    label: toolsText.risk,
    example: '1',
    after: percentSign,
    presets: { values: [0.5, 1, 2], text: (value, { percent }) => percent(value, 1) },
  },
  stopPips: { kind: 'number', label: toolsText.stop, help: toolsText.stopHelp, example: '18', after: inPips },
  contractSize: contractSizeField,
  lotStep: {
    kind: 'number',
    label: toolsText.lotStep,
    more: true,
    standard: (texts: Texts) => instrumentOf(texts['pair'] ?? '').lotStep,
  },
} as const satisfies Record<string, Field>

export type PositionValues = ValuesOf<typeof positionFields>
