import { Search } from '@lucide/icons'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Form } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from './button.tsx'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'
import { classNames } from './class-names.ts'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> {
  /** Accessible name of the search and, unless `placeholder` is given, its placeholder. */
  label: string
  /** Address that receives the search by GET, so that it works without JavaScript. */
  action: string
  /** Text of the button; false leaves the button out. Default 'Search'. */
  button?: string | false | undefined
  /** 56 or 44 px high. */
  size?: 'l' | 'm' | undefined
  /** What is wrong with the keyword and how to fix it. */
  error?: string | undefined
  /** Shown inside the frame, after the keyword. */
  inside?: ReactNode
  /** Hidden inputs, or the list of suggestions, which opens below the field. */
  children?: ReactNode
  className?: string | undefined
}

/** A search landmark with one field. A combobox passes its own role and ARIA attributes through. */
export function SearchField({
  label,
  action,
  button,
  size = 'm',
  error,
  inside,
  children,
  className,
  id,
  ...input
}: SearchFieldProps) {
  const t = useText()
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={classNames(styles.form, styles[size], className)}
    >
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.frame}>
        <Icon of={Search} className={styles.icon} />
        <input
          placeholder={label}
          name="q"
          autoComplete="off"
          {...input}
          id={inputId}
          type="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className={styles.input}
        />
        {inside}
        {button !== false && (
          <Button type="submit" className={styles.button}>
            {button ?? t(uiText.search)}
          </Button>
        )}
      </div>
      {error && (
        <div className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {children}
    </Form>
  )
}
