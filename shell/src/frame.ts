import { feedPath, feedTitle } from 'calls/news-feed/feed-words'
import type { Frame } from 'platform/runtime/frame'
import { siteName } from 'calls/site-name'
import { AreaDown } from './areas/area-down.tsx'
import { Layout } from './layout/layout.tsx'
import { loadLayout } from './layout/load-layout.ts'
import { ErrorPage } from './pages/error/error-page.tsx'
import { shellArea } from './shell-area.ts'
import { shellText } from './strings/keys.ts'

/** The frame that this portal puts around the pages of its areas. */
export const frame: Frame = {
  area: shellArea,
  Layout,
  loadLayout,
  ErrorPage,
  AreaDown,
  siteName,
  brokenTitle: ({ text }) => text.t(shellText.oops),
  feedIn: lang => ({ title: feedTitle(lang), path: feedPath(lang) }),
}
