import { CircleAlert } from '@lucide/icons'
import { useId, type ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'

/** The texts of a field. */
export interface FieldWords {
  label: string
  /** Only for screen readers; where the context makes the label obvious, as in a search field. */
  hideLabel?: boolean | undefined
  help?: ReactNode
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Says that the field may be left empty. */
  optional?: boolean | undefined
  /** At the end of the line under the control: a counter, 'Resend in 42 s'. */
  aside?: ReactNode
}

/** Ties a control to its label, help and error: spread it on the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldWords {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** The frame of one control. Ready-made controls: text-field, number-field, select-field, textarea-field. */
export function Field({ label, hideLabel, help, error, optional, aside, id, className, children }: FieldProps) {
  const t = useText()
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label className={hideLabel ? styles.unseen : styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {t(uiText.optional)}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(errorId, helpId),
        'aria-invalid': error ? true : undefined,
      })}
      {(error || aside) && (
        <div className={styles.below}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {help && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <span id={id} className={styles.error}>
      <Icon of={CircleAlert} size="s" className={styles.errorIcon} />
      {children}
    </span>
  )
}
