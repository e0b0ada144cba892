import { ChevronDown } from '@lucide/icons'
import type { ComponentProps } from 'react'
import control from './control.module.css'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'aria-describedby' | 'aria-invalid'> & {
    options: readonly SelectOption[]
    /** First and empty option: 'Choose a country'. */
    placeholder?: string | undefined
    className?: string | undefined
  }

/** The browser's native list, so that phones show theirs. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, help, error, optional, aside, options, placeholder, className, id, ...select } = props
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie => (
        <div className={control.select}>
          <select {...select} {...tie} className={control.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" className={control.chevron} />
        </div>
      )}
    </Field>
  )
}
