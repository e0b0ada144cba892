import { messageKinds, type Message } from 'calls/entities/message'
import type { MailSettings } from 'calls/mail-settings'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { Text } from 'ui/text'
import { AccountForm } from '../account/account-form.tsx'
import { mailText } from '../strings/keys.ts'
import { mailKindText } from '../user/mail-kind-text.ts'

const helps: Record<Message['kind'], number> = {
  system: mailText.systemHelp,
  reply: mailText.replyHelp,
  exposure: mailText.exposureHelp,
  followed: mailText.followedHelp,
  enterprise: mailText.enterpriseHelp,
  reminder: mailText.reminderHelp,
}

/** One checkbox for each kind of notice. Mails about the account's security have none: the form says that they are always sent. */
export function MailForm({ mail, hasAddress }: { mail: MailSettings; hasAddress: boolean }) {
  const t = useText()
  if (!hasAddress) return <p>{t(mailText.noAddress)}</p>
  return (
    <AccountForm intent="mail" submitText={t(mailText.save)} savedText={t(mailText.saved)}>
      {answer => (
        <>
          {messageKinds.map(kind => (
            <CheckboxField
              key={kind}
              name="kind"
              value={kind}
              label={t(mailKindText[kind])}
              help={t(helps[kind])}
              defaultChecked={answer?.values.kinds?.split(' ').includes(kind) ?? mail[kind]}
            />
          ))}
          <Text as="p" size="sm" tone="quiet">
            {t(mailText.alwaysSent)}
          </Text>
        </>
      )}
    </AccountForm>
  )
}
