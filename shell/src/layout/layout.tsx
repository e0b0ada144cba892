import { useLocation } from 'react-router-dom'
import { isEmbedded } from 'shared-state/contract/embedded'
import { EmbeddedLayout } from './embedded-layout.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The frame of every page: the site's own, or the one of pages inside other sites. No link leads from one to the other in the same tab. */
export const Layout = () => (isEmbedded(useLocation().pathname) ? <EmbeddedLayout /> : <SiteLayout />)
