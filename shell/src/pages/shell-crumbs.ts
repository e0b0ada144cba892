import { crumbsTo, type Crumb } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { shellText } from '../strings/keys.ts'

/** The way from the home page to one of the shell's own, as the page and its head say it. */
export const shellCrumbs = (store: SharedStore, title: string): Crumb[] =>
  crumbsTo(store, [[shellText.home, '/']], title)
