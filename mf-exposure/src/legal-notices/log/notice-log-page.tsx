import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { TabsNav } from 'ui/tabs-nav'
import { Wrap } from 'ui/wrap'
import { exposureText, noticeText } from '../../strings/keys.ts'
import { noticeCrumbs } from '../form/notice-form-head.ts'
import type { loadNoticeLog, NoticeLogData } from './load-notice-log.ts'
import { NoticeDetail } from './notice-detail.tsx'
import { NoticeFirms } from './notice-firms.tsx'
import { noticeLogQuery } from './notice-log-query.ts'
import { NoticeRow } from './notice-row.tsx'

/** The public log of legal notices, or one of them. */
export function NoticeLogPage() {
  const t = useText()
  const { one, list } = usePageData<typeof loadNoticeLog>()
  const title = one ? noticeText.noticeAbout : noticeText.noticeLog
  return (
    <Wrap page>
      <PageHead
        crumbs={noticeCrumbs(useStore(), title)}
        title={t(title)}
        lead={one ? undefined : t(noticeText.logLead)}
      />
      {one ? <NoticeDetail {...one} /> : <NoticeList list={list} />}
    </Wrap>
  )
}

function NoticeList({ list }: { list: NonNullable<NoticeLogData['list']> }) {
  const t = useText()
  const href = useHref()
  const { query, items, counts, firms, pages } = list
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ outcome: '', name: t(exposureText.allStates), count: all }, ...counts].map(
    ({ outcome, name, count }) => ({
      label: name,
      count,
      to: href(noticeLogQuery.changed(query, { outcome })),
      current: query.outcome === outcome,
    }),
  )
  const { firm } = query
  return (
    <Split side={firms.length > 0 ? <NoticeFirms firms={firms} /> : undefined}>
      <TabsNav label={t(noticeText.byOutcome)} items={tabs} />
      <Panel
        flush
        title={t(noticeText.noticeLog)}
        aside={
          firm && (
            <Chip
              small
              removable
              label={t(noticeText.noticesOf, { firm })}
              to={href(noticeLogQuery.changed(query, { firm: '' }))}
            />
          )
        }
      >
        {items.length > 0 ? (
          <PanelRows>
            {items.map(notice => (
              <li key={notice.code}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(all > 0 || firm ? noticeText.noneSuch : noticeText.noNotices)} />
        )}
      </Panel>
      <Pager page={query.page} pages={pages} hrefOf={page => href(noticeLogQuery.addressOf({ ...query, page }))} />
    </Split>
  )
}
