import { LogOut } from '@lucide/icons'
import { Form } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { accountText } from '../strings/keys.ts'
import { useFormState } from './use-form-state.ts'

/** One form for all account pages: the security page handles it (security/submit-security.ts). */
export function LogOutButton() {
  const t = useText()
  const href = useHref()
  const { isSending } = useFormState('logout')
  return (
    <Form method="post" action={href('/user/security.html')}>
      <input type="hidden" name="intent" value="logout" />
      <Button type="submit" variant="ghost" icon={LogOut} busy={isSending}>
        {t(accountText.logOut)}
      </Button>
    </Form>
  )
}
