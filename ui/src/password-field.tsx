import { Eye, EyeOff } from '@lucide/icons'
import { useState } from 'react'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'
import type { TextFieldProps } from './text-field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'before' | 'after'>

/** A password with a button that shows the typed characters; the value stays when it is shown and hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, help, error, optional, aside, className, id, ...input } = props
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie => (
        <div className={control.affixed}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...tie}
            type={shown ? 'text' : 'password'}
            className={control.control}
          />
          {/* The button's name is text, not aria-label: the field's own label must be the only one that names a password. */}
          <button
            type="button"
            aria-pressed={shown}
            className={classNames(control.affix, control.reveal)}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
            <VisuallyHidden>{t(uiText.showPassword)}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  )
}
