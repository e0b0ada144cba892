import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { privateAbout } from '../addresses.ts'
import { LoginFirst } from '../exposure-case/own-part/login-first.tsx'
import { exposureText } from '../strings/keys.ts'
import { BrokerStep } from './broker-step.tsx'
import { DoneSteps } from './done-steps.tsx'
import { DraftsNote } from './drafts-note.tsx'
import { EvidenceStep } from './evidence-step.tsx'
import type { loadPublish } from './load-publish.ts'
import { publishCrumbs } from './publish-head.ts'
import type { PublishStep } from './publish-query.ts'
import { PublishSteps } from './publish-steps.tsx'
import { stepForms } from './read-step.ts'
import { SendStep } from './send-step/send-step.tsx'
import type { StepProps } from './step-props.ts'
import { StoryStep } from './story-step.tsx'

const parts: Record<PublishStep, ComponentType<StepProps>> = {
  1: BrokerStep,
  2: StoryStep,
  3: EvidenceStep,
  4: SendStep,
}

/** The form for a complaint: one step at a time, each saved as a draft. */
export function PublishPage() {
  const t = useText()
  const href = useHref()
  const { search } = useLocation()
  const data = usePageData<typeof loadPublish>()
  const sent = useFormAnswer() as FormAnswer | undefined
  // A form that was sent after the session had ended is shown with its text, whatever its step needs.
  const late = data.isLoggedIn ? undefined : sent && stepForms[sent.intent]?.step
  const step = late ?? data.step
  const answer = sent && stepForms[sent.intent]?.step === step ? sent : undefined
  const Step = parts[step]
  return (
    <Wrap page>
      <PageHead
        crumbs={publishCrumbs(useStore())}
        title={t(exposureText.reportBroker)}
        lead={t(exposureText.publishLead)}
      />
      <Split side={<Note title={t(exposureText.whatHappensNext)}>{t(exposureText.whatHappensNextMore)}</Note>}>
        <Stack>
          <PublishSteps step={step} open={data.open} code={data.query.code} />
          {!data.isLoggedIn && <LoginFirst keepsText={late !== undefined} />}
          {data.query.saved && !answer && (
            <Note tone="good" live>
              {t(exposureText.draftSaved)}
            </Note>
          )}
          {(step === 1 || step === 4) && (
            <Note title={t(exposureText.stayPrivate)}>
              {t(exposureText.stayPrivateMore)}{' '}
              <Link to={href(privateAbout(data.broker?.code ?? ''))}>{t(exposureText.filePrivate)}</Link>
            </Note>
          )}
          <DraftsNote drafts={data.drafts} />
          {(data.isLoggedIn || late) && (
            <Panel>
              <Stack gap="l">
                {data.isLoggedIn && <DoneSteps data={data} step={step} />}
                {/* A step shown again has other values. */}
                <Step key={`${data.query.code} ${step} ${search}`} data={data} answer={answer} />
              </Stack>
            </Panel>
          )}
        </Stack>
      </Split>
    </Wrap>
  )
}
