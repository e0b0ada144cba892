import { useLocation } from 'react-router-dom'
import { useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { stateText } from 'calls/states/state-text'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { DescriptionList } from 'ui/description-list'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { BrokerLine } from '../exposure-parts/broker-line.tsx'
import page from '../page.module.css'
import { exposureText } from '../strings/keys.ts'
import { BrokerRecordPanel } from './broker-record-panel.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseStory } from './case-story.tsx'
import { caseSteps } from './case-steps.ts'
import { caseTimeline, mediationDay } from './case-timeline.ts'
import { CaseComments } from './comments/case-comments.tsx'
import { CaseNotices } from './legal-notices/case-notices.tsx'
import { WithheldNote } from './legal-notices/withheld-note.tsx'
import { exposureCrumbs, type loadExposure } from './load-exposure.ts'
import { OwnPart, showsOwnPart } from './own-part/lazy-own-part.ts'
import print from './print.module.css'
import { SameBrokerPanel } from './same-broker-panel.tsx'
import { StepLine } from './step-line.tsx'
import { TextLanguage } from './text-language.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

/** One case: its state first, then the complaint and everything that followed. */
export function ExposurePage() {
  const t = useText()
  const { now, formatNumber } = useLocale()
  const { session } = useStore()
  const { search } = useLocation()
  const data = usePageData<typeof loadExposure>()
  const { exposure, events, record, notices } = data
  const { broker, amount, incidentDate, rejectReason, updatedAt } = exposure
  const isAuthor = session.user?.userId === exposure.user.userId
  const day = mediationDay(exposure, events, now)
  const facts = [
    { label: t(exposureText.broker), value: <BrokerLine exposure={exposure} /> },
    { label: t(exposureText.amountClaimed), value: <Money {...amount} /> },
    { label: t(exposureText.incidentDate), value: <DateText iso={incidentDate} /> },
    day === null
      ? { label: t(exposureText.lastChange), value: <DateText iso={updatedAt} /> }
      : { label: t(stateText.inMediation), value: t(exposureText.day, { day: formatNumber(day) }) },
  ]
  const side = (
    <>
      {broker && record ? (
        <BrokerRecordPanel broker={broker} record={record} registered={exposure.registered} />
      ) : (
        <Panel title={exposure.brokerName}>{t(exposureText.notListed)}</Panel>
      )}
      <Note title={t(exposureText.howMediationWorks)}>{t(exposureText.mediationRules)}</Note>
      {broker && record && record.others.length > 0 && <SameBrokerPanel traderCode={broker.code} record={record} />}
    </>
  )
  return (
    <Wrap className={page.page}>
      <div className={print.left}>
        <Breadcrumbs items={exposureCrumbs(exposure, useStore())} />
      </div>
      <Split side={side}>
        <Stack as="article" gap="l">
          <CaseHead exposure={exposure} language={<TextLanguage exposure={exposure} langs={data.langs} />} />
          <WithheldNote notices={notices} title={exposure.title} />
          {showsOwnPart(data, new URLSearchParams(search)) && <OwnPart data={data} />}
          <CaseActions exposure={exposure} own={data.own} />
          {rejectReason && (
            <Note tone="bad" title={t(exposureText.rejectedBecause)}>
              <Written lang={null}>{rejectReason}</Written>
            </Note>
          )}
          <Panel flush>
            <DescriptionList look="tiles" facts={facts} />
          </Panel>
          <Panel>
            <StepLine steps={caseSteps(exposure, events)} />
          </Panel>
          <Panel title={t(exposureText.whatHappened)}>
            <CaseStory exposure={exposure} level={3} />
          </Panel>
          <TimelinePanel exposure={exposure} timeline={caseTimeline(exposure, events, now)} />
          {data.comments && <CaseComments comments={data.comments} formKey={data.formKey} />}
          {isSeenByEveryone(exposure.state) && (
            <CaseNotices code={exposure.code} notices={notices} isAuthor={isAuthor} />
          )}
        </Stack>
      </Split>
    </Wrap>
  )
}
