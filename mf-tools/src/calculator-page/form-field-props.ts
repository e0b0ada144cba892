import type { Field } from '../calculator/fields.ts'
import type { CalculatorState } from './use-calculator.ts'

export interface FormFieldProps<Kind extends Field = Field> {
  name: string
  field: Kind
  state: CalculatorState
}
