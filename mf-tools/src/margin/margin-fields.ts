import {
  accountField,
  contractSizeField,
  marketPriceField,
  pairField,
  sizeField,
  unitField,
} from '../calculator/common-fields.ts'
import type { Field, ValuesOf } from '../calculator/fields.ts'
import { leverageField } from '../calculator/leverage-field.ts'
import { toolsText } from '../strings/keys.ts'

export const marginFields = {
  pair: { ...pairField, half: true },
  account: { ...accountField, half: true },
  size: sizeField,
  unit: unitField,
  leverage: leverageField,
  price: { ...marketPriceField, when: ({ marginIn }) => marginIn !== 'base' },
  marginIn: {
    kind: 'option',
    label: toolsText.marginIn,
    options: [
      { value: 'quote', label: toolsText.inQuoteShort },
      { value: 'base', label: toolsText.inBaseShort },
    ],
  },
  contractSize: contractSizeField,
} as const satisfies Record<string, Field>

export type MarginValues = ValuesOf<typeof marginFields>
