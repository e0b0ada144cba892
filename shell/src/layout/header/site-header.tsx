import type { RefObject } from 'react'
import { useStore } from 'shared-state/runtime'
import { Wrap } from 'ui/wrap'
import { LanguageBanner } from '../banners/language-banner.tsx'
import { PinBanner } from '../banners/pin-banner.tsx'
import { SampleStrip } from '../banners/sample-strip.tsx'
import type { LoadingProgress } from '../../progress/loading-progress.ts'
import { PageProgress } from '../../progress/page-progress.tsx'
import { Brand } from '../brand.tsx'
import type { FrameData } from '../load-layout.ts'
import { HeaderSearch } from './header-search.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './site-header.module.css'
import { VisitorMenu } from './visitor-menu.tsx'

interface SiteHeaderProps {
  frame: FrameData
  tips: RefObject<HTMLDivElement | null>
  progress: LoadingProgress
}

/** The head of every page: loading progress, notices (the tips), mark, menu, language and user menu. */
export function SiteHeader({ frame, tips, progress }: SiteHeaderProps) {
  const { snapshot, visitor } = useStore()
  const entries = menuEntries(frame.menu, snapshot, visitor.lang, frame.live)
  return (
    <header className={styles.header}>
      <PageProgress progress={progress} />
      <div ref={tips}>
        <SampleStrip totals={frame.totals} />
        <PinBanner />
        <LanguageBanner />
      </div>
      <div className={styles.surface}>
        <Wrap>
          <div className={styles.bar}>
            <MenuDrawer entries={entries} />
            <Brand />
            <MainMenu entries={entries} ratings={frame.ratings} />
            <div className={styles.end}>
              <HeaderSearch />
              <div className={styles.language}>
                <LanguageMenu />
              </div>
              <VisitorMenu />
            </div>
          </div>
        </Wrap>
      </div>
    </header>
  )
}
