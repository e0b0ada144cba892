import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { User } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { FileField } from 'ui/file-field'
import { AccountForm } from '../account/account-form.tsx'
import { usePreviews } from '../account/use-previews.ts'
import { settingText } from '../strings/keys.ts'
import styles from './avatar-form.module.css'

/** The public picture; a newly selected picture is previewed in its place before it is sent. */
export function AvatarForm({ user }: { user: User }) {
  const t = useText()
  return (
    <AccountForm intent="avatar" files submitText={t(settingText.saveAvatar)} savedText={t(settingText.avatarSaved)}>
      {answer => <Picture user={user} answer={answer} />}
    </AccountForm>
  )
}

function Picture({ user: { nick, avatar }, answer }: { user: User; answer: FormAnswer | undefined }) {
  const t = useText()
  const { previews, choose } = usePreviews(answer)
  return (
    <div className={styles.picture}>
      <Avatar name={nick} src={previews[0] ?? avatar ?? undefined} size="l" />
      <div className={styles.field}>
        <FileField
          label={t(settingText.picture)}
          name="file"
          accept="image/jpeg,image/png,image/webp"
          help={t(settingText.pictureHelp)}
          error={answer?.errors.file}
          onChange={choose}
        />
      </div>
    </div>
  )
}
