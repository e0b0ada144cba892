import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { AccountForm } from '../account/account-form.tsx'
import { enterpriseText } from '../strings/keys.ts'

/** Target of the link in an email; accepting needs a click, because mail programs open links automatically. */
export function Invitation({ token }: { token: string }) {
  const t = useText()
  return (
    <Panel title={t(enterpriseText.invited)}>
      <AccountForm
        intent="accept"
        variant="primary"
        submitText={t(enterpriseText.accept)}
        hint={t(enterpriseText.acceptHint)}
      >
        {() => <input type="hidden" name="token" value={token} />}
      </AccountForm>
    </Panel>
  )
}
