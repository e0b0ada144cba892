import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldWords } from './field.tsx'

export type TextareaFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'aria-describedby' | 'aria-invalid'> & {
    className?: string | undefined
  }

/** Several lines of text; a counter goes to `aside`. */
export function TextareaField({
  label,
  hideLabel,
  help,
  error,
  optional,
  aside,
  className,
  id,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie => <textarea {...textarea} {...tie} className={classNames(control.control, control.area)} />}
    </Field>
  )
}
