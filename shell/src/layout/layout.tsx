import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { useStore, useText } from 'shared-state/runtime'
import { ToastList } from 'ui/toast-list'
import { useDocumentHead } from '../head/use-document-head.ts'
import { shellText } from '../strings/keys.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import styles from './layout.module.css'
import type { FrameData } from './load-layout.ts'
import { LoginDialog } from './login-dialog.tsx'
import { LoadingProgress } from './progress/loading-progress.ts'
import { PageProgress } from './progress/page-progress.tsx'
import { ProgressContext } from './progress/progress-context.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

const contentId = 'content'

/** The frame of every page: head, content and foot (spec 2.3). It stays while the pages in it change. */
export function Layout() {
  const t = useText()
  const frame = useLoaderData<FrameData>()
  const [progress] = useState(() => new LoadingProgress())
  const main = useFocusOnNewPage()
  useDocumentHead()
  return (
    <ProgressContext value={progress}>
      <div className={styles.frame}>
        <a href={`#${contentId}`} className={styles.skip}>{t(shellText.skipToContent)}</a>
        <PageProgress progress={progress} />
        <SiteHeader frame={frame} />
        <main id={contentId} ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <SiteFooter frame={frame} />
        <Toasts />
        <LoginDialog />
        <ScrollRestoration />
      </div>
    </ProgressContext>
  )
}

const Toasts = observer(function Toasts() {
  const { toasts } = useStore()
  // A copy: reading it whole is what makes this part follow the list.
  return <ToastList toasts={[...toasts.items]} onDismiss={id => toasts.dismiss(id)} />
})
