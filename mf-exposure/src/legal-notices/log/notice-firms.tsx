import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { noticeText } from '../../strings/keys.ts'
import type { NoticeLogData } from './load-notice-log.ts'
import { noticeLogQuery } from './notice-log-query.ts'

/** The firms that have sent the most notices, with how these ended. */
export function NoticeFirms({ firms }: Pick<NonNullable<NoticeLogData['list']>, 'firms'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <Panel flush title={t(noticeText.mostNotices)}>
      <PanelRows>
        {firms.map(({ firm, ...counts }) => (
          <li key={firm}>
            <SiteLink to={noticeLogQuery.changed(noticeLogQuery.none, { firm })}>
              <bdi>{firm}</bdi>
            </SiteLink>
            <Text as="p" size="sm" tone="quiet">
              {t(
                noticeText.firmFigures,
                Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatNumber(count)])),
              )}
            </Text>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
