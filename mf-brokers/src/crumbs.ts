import { crumbsTo, type Crumb, type PageAbove } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { brokersText } from './strings/keys.ts'

/** Breadcrumbs from the home page to a page of this area, for the page and its head. */
export const brokersCrumbs = (store: SharedStore, title: string, above: readonly PageAbove[] = []): Crumb[] =>
  crumbsTo(store, [[brokersText.home, '/'], ...above], title)
