import { crumbsTo, type Crumb, type PageAbove } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { brokersText } from './strings/keys.ts'

/** The way from the home page to a page of this area, as the page and its head say it. */
export const brokersCrumbs = (store: SharedStore, title: string, above: readonly PageAbove[] = []): Crumb[] =>
  crumbsTo(store, [[brokersText.home, '/'], ...above], title)
