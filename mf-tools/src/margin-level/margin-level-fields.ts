import { accountField, inAccount } from '../calculator/common-fields.ts'
import type { Field, ValuesOf } from '../calculator/fields.ts'
import { toolsText } from '../strings/keys.ts'

export const marginLevelFields = {
  account: accountField,
  balance: { kind: 'number', label: toolsText.balance, example: '5000', before: inAccount },
  floating: {
    kind: 'number',
    label: toolsText.floating,
    help: toolsText.floatingHelp,
    example: '-1200',
    before: inAccount,
  },
  usedMargin: { kind: 'number', label: toolsText.marginUsed, example: '2200', before: inAccount },
} as const satisfies Record<string, Field>

export type MarginLevelValues = ValuesOf<typeof marginLevelFields>
