import { useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { PasswordField } from 'ui/password-field'
import { AccountForm } from '../account/account-form.tsx'
import { settingText } from '../strings/keys.ts'

export function PasswordForm() {
  const t = useText()
  return (
    <AccountForm
      intent="password"
      submitText={t(settingText.changePassword)}
      savedText={t(settingText.passwordChanged)}
      hint={t(settingText.endsOthers)}
    >
      {answer => (
        <>
          {/* Left empty, as the account's address is masked; a password manager uses this field to identify the account. */}
          <input type="text" autoComplete="username" hidden />
          <Grid columns={2}>
            <PasswordField
              label={t(settingText.oldPassword)}
              name="oldPassword"
              error={answer?.errors.oldPassword}
              autoComplete="current-password"
              required
            />
          </Grid>
          <Grid columns={2}>
            <PasswordField
              label={t(settingText.newPassword)}
              name="newPassword"
              help={t(settingText.passwordHelp)}
              error={answer?.errors.newPassword}
              autoComplete="new-password"
              required
            />
            <PasswordField
              label={t(settingText.repeatPassword)}
              name="repeatPassword"
              error={answer?.errors.repeatPassword}
              autoComplete="new-password"
              required
            />
          </Grid>
        </>
      )}
    </AccountForm>
  )
}
