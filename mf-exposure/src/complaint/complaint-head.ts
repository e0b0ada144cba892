import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import type { Head, LoadContext } from 'shared-state/runtime'
import { exposureListPath, privatePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'

export const complaintHead = (_data: unknown, { store }: Pick<LoadContext, 'store'>): Head => ({
  title: store.text.t(exposureText.filePrivate),
  description: store.text.t(exposureText.privateLead),
  canonical: privatePath,
  noindex: true,
})

export const complaintCrumbs = (store: SharedStore) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(exposureText.filePrivate),
  )
