import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { AccountForm } from '../account/account-form.tsx'
import { settingText } from '../strings/keys.ts'

export function NickForm({ nick }: { nick: string }) {
  const t = useText()
  return (
    <AccountForm
      intent="nick"
      submitText={t(settingText.saveNick)}
      savedText={t(settingText.nickSaved)}
      variant="primary"
    >
      {answer => (
        <TextField
          label={t(settingText.nick)}
          name="nick"
          help={t(settingText.nickHelp)}
          error={answer?.errors.nick}
          defaultValue={answer?.values.nick ?? nick}
          autoComplete="nickname"
          required
        />
      )}
    </AccountForm>
  )
}
