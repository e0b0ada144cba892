import { Search } from 'lucide-react'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { IconButton } from 'ui/icon-button'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { PinBanner } from '../banners/pin-banner.tsx'
import { SampleStrip } from '../banners/sample-strip.tsx'
import { Brand } from '../brand.tsx'
import type { FrameData } from '../load-layout.ts'
import { LanguageMenu } from './language-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './site-header.module.css'
import { VisitorMenu } from './visitor-menu.tsx'

/** The head of every page: notices, mark, menu, language, and who is logged in. */
export function SiteHeader({ frame }: { frame: FrameData }) {
  const t = useText()
  const href = useHref()
  const { snapshot, visitor } = useStore()
  const entries = menuEntries(frame.menu, snapshot, visitor.lang)
  return (
    <header className={styles.header}>
      <SampleStrip totals={frame.totals} />
      <PinBanner />
      <div className={styles.surface}>
        <Wrap>
          <div className={styles.bar}>
            <MenuDrawer entries={entries} />
            <Brand />
            <MainMenu entries={entries} ratings={frame.ratings} />
            <div className={styles.end}>
              <IconButton label={t(shellText.findBroker)} icon={Search} to={href('/brokers')} />
              <div className={styles.language}><LanguageMenu /></div>
              <VisitorMenu />
            </div>
          </div>
        </Wrap>
      </div>
    </header>
  )
}
