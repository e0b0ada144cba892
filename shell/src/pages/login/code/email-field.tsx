import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { shellText } from '../../../strings/keys.ts'

/** Email address to send a code to. */
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
