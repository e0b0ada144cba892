import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { settingText } from '../strings/keys.ts'
import { SettingForm } from './setting-form.tsx'

export function NickForm({ nick }: { nick: string }) {
  const t = useText()
  return (
    <SettingForm intent="nick" submitText={t(settingText.saveNick)} savedText={t(settingText.nickSaved)} variant="primary">
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
    </SettingForm>
  )
}
