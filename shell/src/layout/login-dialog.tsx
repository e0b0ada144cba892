import { observer } from 'mobx-react-lite'
import { part, useStore, useText } from 'shared-state/runtime'
import { Dialog } from 'ui/dialog'
import { FailedPanel } from 'ui/failed-panel'
import { Skeleton } from 'ui/skeleton'
import { shellText } from '../strings/keys.ts'
import styles from './login-dialog.module.css'

/** Few visitors ever see it, so its code is fetched when the dialog first opens. */
export const SignInHere = part(async () => (await import('./sign-in-here.tsx')).SignInHere, {
  fallback: (
    <div className={styles.waiting}>
      <Skeleton shape="block" />
    </div>
  ),
  failed: retry => <FailedSignIn onRetry={retry} />,
})

function FailedSignIn({ onRetry }: { onRetry: () => void }) {
  return <FailedPanel name={useText()(shellText.logIn)} onRetry={onRetry} />
}

/** The login prompt of spec 4. After the login, the action that the visitor started is carried out (session store). */
export const LoginDialog = observer(function LoginDialog() {
  const t = useText()
  const { session } = useStore()
  return (
    <Dialog open={session.promptOpen} onClose={() => session.closePrompt()} title={t(shellText.loginTitle)}>
      <SignInHere />
    </Dialog>
  )
})
