import { useId, type ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export type CheckboxFieldProps = Omit<CheckboxProps, 'labelClass' | 'count' | 'aria-describedby' | 'aria-invalid'> & {
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A yes-or-no field, with its help and error. */
export function CheckboxField({ help, error, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const helpId = help ? `${inputId}-help` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <div className={className}>
      <Checkbox
        {...input}
        id={inputId}
        aria-describedby={classNames(errorId, helpId)}
        aria-invalid={error ? true : undefined}
      />
      {help && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
