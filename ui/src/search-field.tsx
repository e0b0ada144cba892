import { Search } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Form } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'
import { classNames } from './class-names.ts'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> {
  /** What is searched; its accessible name and, unless `placeholder` is given, its placeholder. */
  label: string
  /** Address the search is sent to by GET, so that it works without JavaScript. */
  action: string
  /** Words of the button; false leaves the button out. Default 'Search'. */
  button?: string | false | undefined
  /** 56 or 44 px high. */
  size?: 'l' | 'm' | undefined
  /** Hidden inputs, or the list of suggestions, which hangs below the field. */
  children?: ReactNode
  className?: string | undefined
}

/** A search landmark with one field. A combobox passes its own role and aria attributes on. */
export function SearchField({ label, action, button, size = 'm', children, className, id, ...input }: SearchFieldProps) {
  const t = useText()
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Form role="search" aria-label={label} action={action} method="get" className={classNames(styles.form, styles[size], className)}>
      <label htmlFor={inputId}><VisuallyHidden>{label}</VisuallyHidden></label>
      <div className={styles.frame}>
        <Icon of={Search} className={styles.icon} />
        <input placeholder={label} name="q" autoComplete="off" {...input} id={inputId} type="search" className={styles.input} />
        {button !== false && <Button type="submit" className={styles.button}>{button ?? t(uiText.search)}</Button>}
      </div>
      {children}
    </Form>
  )
}
