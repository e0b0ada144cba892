import type { CodeState } from 'calls/account-forms/codes/code-state'
import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { shellText } from '../../../strings/keys.ts'

/** The six digits that were sent. It accepts more than six characters, because pasted codes may contain spaces. */
export function CodeField({ kind, refusal }: Pick<CodeState, 'kind'> & { refusal: FormRefusal | null }) {
  const t = useText()
  return (
    <TextField
      label={t(kind === 'email' ? shellText.code : shellText.smsCode)}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={20}
      help={t(shellText.codeHelp)}
      error={refusal?.fields.code}
    />
  )
}
