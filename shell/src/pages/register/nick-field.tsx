import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { shellText } from '../../strings/keys.ts'

/** The public nickname. */
export function NickField({ typed, refusal }: { typed: string; refusal: FormRefusal | null }) {
  const t = useText()
  return (
    <TextField
      label={t(shellText.nick)}
      name="nick"
      autoComplete="nickname"
      required
      maxLength={20}
      defaultValue={typed}
      help={t(shellText.nickHelp)}
      error={refusal?.fields.nick}
    />
  )
}
