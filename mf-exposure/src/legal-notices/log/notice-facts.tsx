import type { LegalNotice } from 'calls/entities/legal-notice'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Tag } from 'ui/tag'
import { brokerPath } from '../../addresses.ts'
import { useCount } from '../../exposure-parts/use-count.ts'
import { noticeText } from '../../strings/keys.ts'

/** The broker of the complaint, linked if it is listed. */
export function NoticeBroker({ notice: { broker, brokerName } }: { notice: LegalNotice }) {
  const name = <bdi>{brokerName}</bdi>
  return broker ? <SiteLink to={brokerPath(broker)}>{name}</SiteLink> : name
}

/** When the notice was decided and how long that took, or when it is due. */
export function NoticeTime({ notice: { decidedAt, days, dueAt, overdue } }: { notice: LegalNotice }) {
  const t = useText()
  const countText = useCount()
  if (decidedAt !== null)
    return (
      <>
        <DateText iso={decidedAt} />
        {days !== null && `, ${countText(noticeText.daysTaken, days)}`}
      </>
    )
  if (dueAt === null) return null
  return (
    <>
      <DateText iso={dueAt} /> {overdue && <Tag tone="bad">{t(noticeText.late)}</Tag>}
    </>
  )
}
