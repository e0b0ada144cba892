import {
  accountField,
  contractSizeField,
  inAccount,
  pairField,
  percentSign,
  pipSizeField,
  priceField,
  sideField,
  sizeField,
  unitField,
} from '../calculator/common-fields.ts'
import type { Field, ValuesOf } from '../calculator/fields.ts'
import { leverageField } from '../calculator/leverage-field.ts'
import { toolsText } from '../strings/keys.ts'

export const liquidationFields = {
  pair: pairField,
  account: { ...accountField, half: true },
  side: { ...sideField, half: true },
  size: sizeField,
  unit: unitField,
  open: priceField(toolsText.openPrice, '1.1'),
  balance: { kind: 'number', label: toolsText.balance, example: '5000', before: inAccount },
  leverage: leverageField,
  stopOutPct: {
    kind: 'number',
    label: toolsText.stopOutLevel,
    help: toolsText.stopOutHelp,
    example: '50',
    after: percentSign,
  },
  marginBasis: {
    kind: 'option',
    label: toolsText.marginBasis,
    options: [
      { value: 'fixed', label: toolsText.marginFixed },
      { value: 'marked', label: toolsText.marginMarked },
    ],
  },
  contractSize: contractSizeField,
  pipSize: pipSizeField,
} as const satisfies Record<string, Field>

export type LiquidationValues = ValuesOf<typeof liquidationFields>
