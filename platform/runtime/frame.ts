import type { ComponentType } from 'react'
import type { Area, Head } from 'shared-state/contract/area'
import type { Language } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'

/** What a portal's shell hands to the runtime: its own pages, and what stands around and in the place of the areas' pages. */
export interface Frame {
  /** The shell's own pages, in the form of an area's. Its last route is `*`: what no page answers for. */
  area: Pick<Area, 'routes'>
  /** Stands around every page and shows it by react-router's Outlet; its data is what loadLayout answered. */
  Layout: ComponentType
  /** Data of the layout, loaded once per request and once per tab. Should not reject: every page would be lost. */
  loadLayout(store: RootStore): Promise<unknown>
  /** In the place of a page that could not be shown; the error is react-router's useRouteError. */
  ErrorPage: ComponentType
  /** In the place of every page of an area whose code could not be had. */
  AreaDown: ComponentType<{ area: string }>
  /** Stands behind the title of every page. */
  siteName: string
  /** Title of a page that could not be shown. */
  brokenTitle(store: RootStore): string
  /** The feed that every page names; absent: none. */
  feedIn?(lang: Language): NonNullable<Head['feed']>
}
