import { genders, type User } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { AccountForm } from '../account/account-form.tsx'
import { settingText } from '../strings/keys.ts'

const words: Record<User['gender'], number> = {
  unknown: settingText.unknown,
  male: settingText.male,
  female: settingText.female,
  other: settingText.other,
}

export function GenderForm({ gender }: { gender: User['gender'] }) {
  const t = useText()
  return (
    <AccountForm intent="gender" submitText={t(settingText.saveGender)} savedText={t(settingText.genderSaved)}>
      {answer => (
        <SelectField
          label={t(settingText.gender)}
          name="gender"
          help={t(settingText.genderHelp)}
          error={answer?.errors.gender}
          defaultValue={answer?.values.gender ?? gender}
          options={genders.map(value => ({ value, label: t(words[value]) }))}
          autoComplete="sex"
        />
      )}
    </AccountForm>
  )
}
