import type { ComponentProps, ReactNode } from 'react'
import control from './control.module.css'
import { Field, type FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'prefix' | 'className' | 'aria-describedby' | 'aria-invalid'> & {
    /** Shown before the input inside its frame: a currency sign, a dialling code. */
    before?: ReactNode
    /** Shown after the input: a unit. */
    after?: ReactNode
    className?: string | undefined
  }

/** One line of text with its label, help and error. Takes every attribute of an input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, help, error, optional, aside, before, after, className, id, ...input } = props
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie =>
        before || after ? (
          <div className={control.affixed}>
            {before && <span className={control.affix}>{before}</span>}
            <input {...input} {...tie} className={control.control} />
            {after && <span className={control.affix}>{after}</span>}
          </div>
        ) : (
          <input {...input} {...tie} className={control.control} />
        )
      }
    </Field>
  )
}
