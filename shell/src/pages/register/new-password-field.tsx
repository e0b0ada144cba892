import { useText } from 'shared-state/runtime'
import { PasswordField } from 'ui/password-field'
import { shellText } from '../../strings/keys.ts'

/** Field for a new password. */
export function NewPasswordField({ label, name, error }: { label: string; name: string; error: string | undefined }) {
  const t = useText()
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      help={t(shellText.newPasswordHelp)}
      error={error}
    />
  )
}
