import type { LegalNotice } from 'calls/entities/legal-notice'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { noticePath } from '../../addresses.ts'
import { FirmName } from '../../exposure-parts/firm-name.tsx'
import { noticeText } from '../../strings/keys.ts'
import { NoticeStateTag } from '../../exposure-parts/notice-state-tag.tsx'
import { NoticeBroker, NoticeTime } from './notice-facts.tsx'

/** One notice of the log: its state, firm, broker and complaint, and what was decided why. */
export function NoticeRow({ notice }: { notice: LegalNotice }) {
  const t = useText()
  const { code, exposure, groundName, receivedAt, decidedAt, dueAt, reason } = notice
  return (
    <Stack as="article" gap="s">
      <Row gap="s">
        <NoticeStateTag {...notice} />
        <Tag outline>{groundName}</Tag>
      </Row>
      <h3>
        <SiteLink to={noticePath(code)}>
          <FirmName notice={notice} />
        </SiteLink>
      </h3>
      <p>
        <NoticeBroker notice={notice} />: <Written lang={exposure.lang}>{exposure.title}</Written>
      </p>
      <Text as="p" size="sm" tone="quiet">
        {t(noticeText.receivedOn)} <DateText iso={receivedAt} />
        {(decidedAt ?? dueAt) !== null && (
          <>
            {' · '}
            {t(decidedAt === null ? noticeText.dueBy : noticeText.decidedOn)} <NoticeTime notice={notice} />
          </>
        )}
      </Text>
      {reason !== null && (
        <Text as="p" size="sm">
          <Written lang={reason.lang}>{reason.text}</Written>
        </Text>
      )}
    </Stack>
  )
}
