import type { LegalNotice } from 'calls/entities/legal-notice'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { noticeFormPath, noticePath, ownNoticePath } from '../../addresses.ts'
import { FirmName } from '../../exposure-parts/firm-name.tsx'
import { NoticeStateTag } from '../../exposure-parts/notice-state-tag.tsx'
import { noticeText } from '../../strings/keys.ts'
import print from '../print.module.css'

interface CaseNoticesProps {
  code: string
  notices: readonly LegalNotice[]
  /** The viewer is the author of the case: they can answer notices that a moderator has looked at. */
  isAuthor: boolean
}

/** The end of a case: the legal notices about it, and the way to send one. */
export function CaseNotices({ code, notices, isAuthor }: CaseNoticesProps) {
  const t = useText()
  return (
    <>
      {notices.length > 0 && (
        <Panel flush title={t(noticeText.noticesHere)}>
          <PanelRows>
            {notices.map(notice => (
              <li key={notice.code}>
                <Row gap="s">
                  <SiteLink to={noticePath(notice.code)}>
                    <FirmName notice={notice} />
                  </SiteLink>
                  <NoticeStateTag {...notice} />
                  <Text size="sm" tone="faint">
                    <DateText iso={notice.receivedAt} />
                  </Text>
                  {isAuthor && notice.firm !== null && (
                    <SiteLink to={ownNoticePath(notice.code)}>{t(noticeText.readAndAnswer)}</SiteLink>
                  )}
                </Row>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      <p className={print.left}>
        <SiteLink to={noticeFormPath(code)}>{t(noticeText.forFirms)}</SiteLink>
      </p>
    </>
  )
}
