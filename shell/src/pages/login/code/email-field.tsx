import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { shellText } from '../../../strings/keys.ts'

/** An email address that a code is to be sent to. */
export function EmailField({
  typed,
  refusal,
  help,
}: {
  typed: string | undefined
  refusal: FormRefusal | null
  help?: string | undefined
}) {
  const t = useText()
  return (
    <TextField
      label={t(shellText.email)}
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={254}
      defaultValue={typed}
      help={help}
      error={refusal?.fields.email}
    />
  )
}
