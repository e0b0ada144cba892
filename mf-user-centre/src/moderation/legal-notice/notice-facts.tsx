import { Link } from 'react-router-dom'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { moderationText, noticeText, settingText } from '../../strings/keys.ts'
import type { Waiting } from '../waiting.ts'
import type { NoticeReview } from './load-notice.ts'

/** Who asks for what by which law, until when it is to be decided, and where everyone reads of it. */
export function NoticeFacts({ item, review }: { item: Waiting; review: NoticeReview }) {
  const t = useText()
  const { notice, firm, reference, sender, authorUntil } = review
  const facts = [
    { label: t(noticeText.firm), value: <bdi>{firm}</bdi> },
    {
      label: t(noticeText.sender),
      value: (
        <>
          <bdi>{sender.name}</bdi>, {sender.capacityName}
        </>
      ),
    },
    { label: t(settingText.email), value: <bdi>{sender.email}</bdi> },
    { label: t(noticeText.country), value: notice.countryName },
    { label: t(noticeText.ground), value: notice.groundName },
    ...(reference ? [{ label: t(noticeText.reference), value: <bdi>{reference}</bdi> }] : []),
    { label: t(noticeText.receivedOn), value: <DateText iso={notice.receivedAt} look="dateTime" /> },
    ...(authorUntil
      ? [{ label: t(noticeText.authorUntil), value: <DateText iso={authorUntil} look="dateTime" /> }]
      : []),
    ...(notice.dueAt && notice.state !== 'correction'
      ? [{ label: t(noticeText.decideBy), value: <DateText iso={notice.dueAt} look="dateTime" /> }]
      : []),
  ]
  return (
    <Stack>
      <DescriptionList facts={facts} />
      <Row>
        {item.url && <Link to={item.url}>{t(moderationText.seeThere)}</Link>}
        <SiteLink to={`/exposure/legal-notices.html?notice=${item.id}`}>{t(noticeText.inLog)}</SiteLink>
      </Row>
    </Stack>
  )
}
