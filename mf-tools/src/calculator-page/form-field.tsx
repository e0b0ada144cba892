import { classNames } from 'ui/class-names'
import styles from './calculator-form.module.css'
import { CodeSelect } from './code-select.tsx'
import { NumberInput } from './number-input.tsx'
import { OptionChoice } from './option-choice.tsx'
import type { FormFieldProps } from './form-field-props.ts'

export function FormField({ name, field, state }: FormFieldProps) {
  return (
    <div className={classNames(styles.field, field.half && styles.half)}>
      {field.kind === 'number' ? (
        <NumberInput {...{ name, field, state }} />
      ) : field.kind === 'pair' || field.kind === 'currency' ? (
        <CodeSelect {...{ name, field, state }} />
      ) : (
        <OptionChoice {...{ name, field, state }} />
      )}
    </div>
  )
}
