import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { exposureListPath } from '../../addresses.ts'
import { exposureText, noticeText } from '../../strings/keys.ts'

export const noticeFormHead = (_data: unknown, { store }: Pick<LoadContext, 'store'>): Head => ({
  title: store.text.t(noticeText.sendNotice),
  description: store.text.t(noticeText.noticeLead),
  canonical: '/exposure/legal-notice.html',
  noindex: true,
})

export const noticeCrumbs = (store: SharedStore, title: number) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(title),
  )
