import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export type CheckboxFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'aria-describedby' | 'aria-invalid'
> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** At the end of the line: how many results a filter leaves. */
  count?: ReactNode
  className?: string | undefined
}

/** A yes-or-no field, or one option of a filter. */
export function CheckboxField({ label, help, error, count, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const helpId = help ? `${inputId}-help` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-describedby={classNames(errorId, helpId)}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.words}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {help && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
