import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Grid } from 'ui/grid'
import { PasswordField } from 'ui/password-field'
import { AccountForm } from '../account/account-form.tsx'
import { securityText, settingText } from '../strings/keys.ts'

/** Shown in place of its row: the password ensures that nobody else removes a way to log in. */
export function UnlinkForm({ provider, name }: { provider: string; name: string }) {
  const t = useText()
  const href = useHref()
  const cancel = (
    <Button variant="ghost" to={href('/user/security.html')} preventScrollReset>
      {t(settingText.cancel)}
    </Button>
  )
  return (
    <AccountForm intent="unlink" submitText={t(securityText.unlink)} actions={cancel}>
      {answer => (
        <>
          <p>{t(securityText.unlinkMeans, { provider: name })}</p>
          <input type="hidden" name="provider" value={provider} />
          <Grid columns={2}>
            <PasswordField
              label={t(settingText.oldPassword)}
              name="password"
              autoComplete="current-password"
              error={answer?.errors.password}
              required
            />
          </Grid>
        </>
      )}
    </AccountForm>
  )
}
