import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  help?: string | undefined
  disabled?: boolean | undefined
}

export interface RadioGroupProps {
  label: string
  /** Only for screen readers; where the options are clear without the label. */
  hideLabel?: boolean | undefined
  name: string
  options: readonly RadioOption[]
  /** Selected option of a controlled group, with `onChange`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  help?: ReactNode
  error?: string | undefined
  /** 'bar' joins two to four short options into one control. */
  look?: 'list' | 'bar' | undefined
}

/** One choice out of a few, with the group's own label. */
export function RadioGroup({
  label,
  hideLabel,
  name,
  options,
  value,
  defaultValue,
  onChange,
  help,
  error,
  look = 'list',
}: RadioGroupProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className={styles.group} aria-describedby={classNames(errorId, helpId)}>
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles[look]}>
        {options.map(option => (
          <label key={option.value} className={look === 'bar' ? styles.segment : styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={look === 'bar' ? styles.unseen : undefined}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={event => onChange?.(event.target.value)}
            />
            <span>
              {option.label}
              {option.help && <span className={styles.hint}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {help && (
        <div id={helpId} className={styles.groupHelp}>
          {help}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
