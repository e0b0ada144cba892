import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { TextField } from 'ui/text-field'
import { settingText } from '../strings/keys.ts'
import { SettingForm } from './setting-form.tsx'

export function PasswordForm() {
  const t = useText()
  return (
    <SettingForm
      intent="password"
      submitText={t(settingText.changePassword)}
      savedText={t(settingText.passwordChanged)}
      hint={t(settingText.endsOthers)}
    >
      {answer => (
        <>
          {/* Left empty: the address shown is masked. A password manager finds by it which account this is. */}
          <input type="text" autoComplete="username" hidden />
          <Grid columns={2}>
            <TextField
              type="password"
              label={t(settingText.oldPassword)}
              name="oldPassword"
              error={answer?.errors.oldPassword}
              autoComplete="current-password"
              required
            />
          </Grid>
          <Grid columns={2}>
            <TextField
              type="password"
              label={t(settingText.newPassword)}
              name="newPassword"
              help={t(settingText.passwordHelp)}
              error={answer?.errors.newPassword}
              autoComplete="new-password"
              required
            />
            <TextField
              type="password"
              label={t(settingText.repeatPassword)}
              name="repeatPassword"
              error={answer?.errors.repeatPassword}
              autoComplete="new-password"
              required
            />
          </Grid>
        </>
      )}
    </SettingForm>
  )
}
