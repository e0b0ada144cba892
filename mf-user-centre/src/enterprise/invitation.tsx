import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { AccountForm } from '../account/account-form.tsx'
import { enterpriseText } from '../strings/keys.ts'

/** The link of a mail leads here; taking it wants a press, for mail programs open links by themselves. */
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
