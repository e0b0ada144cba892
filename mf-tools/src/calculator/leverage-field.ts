import { toolsText } from '../strings/keys.ts'
import type { NumberField } from './fields.ts'

/** Leverages that regulators and brokers name most often. */
export const commonLeverages = [10, 20, 30, 50, 100, 200, 500]

/** A leverage of 30 is shown as 30:1, that is one unit of margin for thirty of the position. */
export const leverageField = {
  kind: 'number',
  label: toolsText.leverage,
  example: '30',
  after: () => ': 1',
  presets: { values: [20, 30, 100, 500], text: (value, { number }) => `${number(value)}:1` },
} as const satisfies NumberField
