import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useStore, useText } from 'shared-state/runtime'
import { watchScreen } from '../browser/watch-screen.ts'
import { shellText } from '../strings/keys.ts'
import { BackToTop } from './back-to-top.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import styles from './site-layout.module.css'
import { LoginDialog } from './login-dialog.tsx'
import { Toasts } from './toasts.tsx'
import { LoadingProgress } from '../progress/loading-progress.ts'
import { ProgressContext } from '../progress/progress-context.ts'
import { useChromeHint } from './use-chrome-hint.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useKeptComparison } from './use-kept-comparison.ts'
import { useOnline } from './use-online.ts'
import { useFreshUserInfo } from './use-fresh-user-info.ts'
import { AdBand } from './windows/ad-band.tsx'
import { PageWindowDialog } from './windows/page-window-dialog.tsx'
import { usePageAds } from './windows/use-page-ads.ts'

const contentId = 'content'

/** The frame of the site's pages: head, content and foot (spec 2.3). It stays mounted while the pages in it change. */
export function SiteLayout() {
  const t = useText()
  const [progress] = useState(() => new LoadingProgress())
  const main = useFocusOnNewPage()
  const tips = useRef<HTMLDivElement>(null)
  const { frame, screen, visitor } = useStore()
  useKeptComparison()
  useOnline()
  useChromeHint()
  useFreshUserInfo()
  const ads = usePageAds()
  useEffect(() => watchScreen(screen, tips.current), [screen])
  if (!frame) throw new Error('a page of the site has no data of its frame')
  return (
    <ProgressContext value={progress}>
      <div className={styles.frame} data-variant={visitor.siteVariant}>
        <a href={`#${contentId}`} className={styles.skip}>
          {t(shellText.skipToContent)}
        </a>
        <SiteHeader frame={frame} tips={tips} progress={progress} />
        {/* Only in a tab that was opened with room for it; there, the room stays. */}
        {frame.hasTopAd && <AdBand place="top" ads={ads?.top} reserved />}
        <main id={contentId} ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <SiteFooter frame={frame} />
        {/* Below everything else, which it therefore does not move when it comes. */}
        <AdBand place="bottom" ads={ads?.bottom} />
        <BackToTop contentId={contentId} />
        <Toasts />
        <LoginDialog />
        <PageWindowDialog />
        <ScrollRestoration />
      </div>
    </ProgressContext>
  )
}
