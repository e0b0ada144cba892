import type { ComponentType } from 'react'
import type { Area, Head } from 'shared-state/contract/area'
import type { Language } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'
import type { PortalFrame } from 'shared-state/store/portal-frame'

/** What a portal's shell passes to the runtime: its own pages, the layout, and replacements for pages that cannot be shown. */
export interface Frame {
  /** The shell's own pages, in the form of an area's. The last route is `*`: addresses that no page serves. */
  area: Pick<Area, 'routes'>
  /** Surrounds every page and shows it through react-router's Outlet; `store.frame` is the result of loadLayout. */
  Layout: ComponentType
  /** Data of the layout, loaded once per request and once per tab, whose first page is at `url`. Should not reject: every page would be lost. */
  loadLayout(store: RootStore, url: URL): Promise<PortalFrame | null>
  /** Replaces a page that could not be shown; the error is react-router's useRouteError. */
  ErrorPage: ComponentType
  /** Replaces every page of an area whose code could not be loaded. */
  AreaDown: ComponentType<{ area: string }>
  /** Appended to the title of every page. */
  siteName: string
  /** Title of a page that could not be shown. */
  brokenTitle(store: RootStore): string
  /** The feed linked from every page; if absent, there is none. */
  feedIn?(lang: Language): NonNullable<Head['feed']>
}
