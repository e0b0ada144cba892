import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field, type FieldWords } from './field.tsx'
import styles from './file-field.module.css'

export type FileFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-describedby' | 'aria-invalid'> & {
    className?: string | undefined
  }

/** Pictures from the visitor's own device; the button and its texts are the browser's. `help` states the accepted types and sizes. */
export function FileField({ label, hideLabel, help, error, optional, aside, className, id, ...input }: FileFieldProps) {
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie => <input {...input} {...tie} type="file" className={classNames(control.control, styles.file)} />}
    </Field>
  )
}
