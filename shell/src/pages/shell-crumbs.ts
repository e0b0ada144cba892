import { crumbsTo, type Crumb } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { shellText } from '../strings/keys.ts'

/** Breadcrumbs from the home page to one of the shell's own pages, for the page and its head. */
export const shellCrumbs = (store: SharedStore, title: string): Crumb[] =>
  crumbsTo(store, [[shellText.home, '/']], title)
