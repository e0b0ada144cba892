import {
  accountField,
  contractSizeField,
  inAccount,
  pairField,
  pipSizeField,
  priceField,
  sideField,
  sizeField,
  unitField,
} from '../calculator/common-fields.ts'
import type { Field, ValuesOf } from '../calculator/fields.ts'
import { toolsText } from '../strings/keys.ts'

export const profitFields = {
  pair: pairField,
  account: { ...accountField, half: true },
  side: { ...sideField, half: true },
  size: sizeField,
  unit: unitField,
  open: { ...priceField(toolsText.openPrice, '1.1'), half: true },
  close: { ...priceField(toolsText.closePrice, '1.105'), half: true },
  contractSize: contractSizeField,
  pipSize: pipSizeField,
  margin: {
    kind: 'number',
    label: toolsText.marginUsed,
    help: toolsText.marginUsedHelp,
    more: true,
    before: inAccount,
  },
} as const satisfies Record<string, Field>

export type ProfitValues = ValuesOf<typeof profitFields>
