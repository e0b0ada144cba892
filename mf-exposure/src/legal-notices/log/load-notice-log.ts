import { exposureLegalnoticedetail, exposureLegalnotices } from 'calls/exposure-notices'
import { breadcrumbList } from 'calls/structured/structured'
import type { CallInput } from 'shared-state/api/declare-call'
import { ApiError, notFound, redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import { noticePath } from '../../addresses.ts'
import { pageSize } from 'calls/list-query'
import { noticeText } from '../../strings/keys.ts'
import { noticeCrumbs } from '../form/notice-form-head.ts'
import { noticeLogQuery } from './notice-log-query.ts'

/** A page of the log; with `?notice=`, one notice with its steps. A page number beyond the last page is redirected to the last (302). */
export async function loadNoticeLog(context: LoadContext) {
  const { api, lang, signal, url } = context
  const code = url.searchParams.get('notice')
  if (code !== null) return { one: await loadOne(context, code), list: null }
  const query = noticeLogQuery.read(url.searchParams)
  const found = await api.call(
    exposureLegalnotices,
    noticeLogQuery.inputOf(query) as CallInput<typeof exposureLegalnotices>,
    { signal },
  )
  const pages = Math.max(Math.ceil(found.total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${noticeLogQuery.addressOf({ ...query, page: pages })}`)
  return { one: null, list: { ...found, query, pages } }
}

export type NoticeLogData = Awaited<ReturnType<typeof loadNoticeLog>>

async function loadOne(context: LoadContext, code: string) {
  if (!/^[0-9A-Za-z]{1,20}$/.test(code)) throw notFound(context)
  try {
    return await context.api.call(exposureLegalnoticedetail, { code }, { signal: context.signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    throw error
  }
}

export function noticeLogHead({ one, list }: NoticeLogData, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head {
  const { t } = store.text
  const title = one ? noticeText.noticeAbout : noticeText.noticeLog
  const isFiltered =
    list !== null &&
    noticeLogQuery.addressOf({ ...list.query, page: 1 }) !== noticeLogQuery.addressOf(noticeLogQuery.none)
  const shown = one ? [one.notice] : list.items
  return {
    title: one ? `${t(title)} – ${one.notice.brokerName}` : t(title),
    description: t(noticeText.logLead),
    canonical: one
      ? noticePath(one.notice.code)
      : noticeLogQuery.addressOf({ ...noticeLogQuery.none, page: list.query.page }),
    noindex: isFiltered,
    sample: shown.some(({ exposure }) => exposure.sample),
    structured: [breadcrumbList(noticeCrumbs(store, title), url.origin)],
  }
}
