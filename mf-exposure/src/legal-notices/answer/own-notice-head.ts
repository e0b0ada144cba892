import type { Head, LoadContext } from 'shared-state/runtime'
import { noticeText } from '../../strings/keys.ts'

export const ownNoticeHead = (_data: unknown, { store }: Pick<LoadContext, 'store'>): Head => ({
  title: store.text.t(noticeText.ownNotice),
  canonical: '/exposure/notice-answer.html',
  noindex: true,
})
