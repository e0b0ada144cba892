import { identities, type User } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { AccountForm } from '../account/account-form.tsx'
import { settingText } from '../strings/keys.ts'
import { identityText } from '../user/identity-text.ts'

export function IdentityForm({ identity }: Pick<User, 'identity'>) {
  const t = useText()
  return (
    <AccountForm intent="identity" submitText={t(settingText.saveIdentity)} savedText={t(settingText.identitySaved)}>
      {answer => (
        <SelectField
          label={t(settingText.identity)}
          name="identity"
          help={t(settingText.identityHelp)}
          error={answer?.errors.identity}
          defaultValue={answer?.values.identity ?? identity}
          options={identities.map(value => ({ value, label: t(identityText(value)) }))}
        />
      )}
    </AccountForm>
  )
}
