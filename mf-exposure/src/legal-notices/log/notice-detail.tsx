import type { CallOutput } from 'shared-state/api/declare-call'
import type { exposureLegalnoticedetail } from 'calls/exposure-notices'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { Timeline } from 'ui/timeline'
import { Written } from 'ui/written'
import { exposurePath } from '../../addresses.ts'
import { FirmName } from '../../exposure-parts/firm-name.tsx'
import { Paragraphs } from 'ui/paragraphs'
import { exposureText, noticeText } from '../../strings/keys.ts'
import { noticeLooks, NoticeStateTag } from '../../exposure-parts/notice-state-tag.tsx'
import { NoticeBroker, NoticeTime } from './notice-facts.tsx'

/** One notice with everything that is public about it. */
export function NoticeDetail({ notice, events }: CallOutput<typeof exposureLegalnoticedetail>) {
  const t = useText()
  const { exposure, groundName, countryName, receivedAt, decidedAt, dueAt, reason } = notice
  const facts = [
    { label: t(noticeText.firm), value: <FirmName notice={notice} /> },
    { label: t(exposureText.broker), value: <NoticeBroker notice={notice} /> },
    {
      label: t(noticeText.aboutPost),
      value: (
        <SiteLink to={exposurePath(exposure)}>
          <Written lang={exposure.lang}>{exposure.title}</Written>
        </SiteLink>
      ),
    },
    { label: t(noticeText.ground), value: groundName },
    { label: t(noticeText.lawCountry), value: countryName },
    { label: t(noticeText.receivedOn), value: <DateText iso={receivedAt} /> },
    ...((decidedAt ?? dueAt) === null
      ? []
      : [
          {
            label: t(decidedAt === null ? noticeText.dueBy : noticeText.decidedOn),
            value: <NoticeTime notice={notice} />,
          },
        ]),
  ]
  return (
    <>
      <Panel>
        <DescriptionList facts={facts} />
      </Panel>
      {reason !== null && (
        <Panel title={t(noticeText.moderatorReason)} aside={<NoticeStateTag {...notice} />}>
          <Paragraphs {...reason} />
        </Panel>
      )}
      <Panel title={t(exposureText.timeline)}>
        <Timeline
          steps={events.map(({ state, stateName, reason: given, lang, at }) => ({
            key: at + state,
            title: stateName,
            meta: <DateText iso={at} look="dateTime" />,
            icon: noticeLooks[state].icon,
            ...(given && { children: <Paragraphs text={given} lang={lang} /> }),
          }))}
        />
      </Panel>
    </>
  )
}
