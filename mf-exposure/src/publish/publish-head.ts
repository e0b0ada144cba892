import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { exposureListPath, publishPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'

export const publishHead = (_data: unknown, { store }: Pick<LoadContext, 'store'>): Head => ({
  title: store.text.t(exposureText.reportBroker),
  description: store.text.t(exposureText.publishLead),
  canonical: publishPath,
  noindex: true,
})

export const publishCrumbs = (store: SharedStore) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(exposureText.reportBroker),
  )
