import { usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Row } from 'ui/row'
import { useShareAndPrint } from 'ui/share-and-print/use-share-and-print'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { brokerPath, surveyPath } from '../addresses.ts'
import { ReaderComments } from '../comments/reader-comments.tsx'
import page from '../page.module.css'
import { surveyText } from '../strings/keys.ts'
import { SurveyRows } from '../survey-parts/survey-rows.tsx'
import { VerdictTag } from '../survey-parts/verdict-tag.tsx'
import { BrokerRecord } from './broker-record.tsx'
import { surveyCrumbs, type loadSurvey } from './load-survey.ts'
import print from './print.module.css'
import { SurveyFacts } from './survey-facts.tsx'
import { SurveyPhotos } from './survey-photos.tsx'

/** One survey: what speaks against the broker first, then what the visitors found. */
export function SurveyPage() {
  const t = useText()
  const store = useStore()
  const { survey, related, comments, formKey } = usePageData<typeof loadSurvey>()
  const { title, broker, verdict, summary, content, photos, sample } = survey
  const { buttons, byHand } = useShareAndPrint({
    title,
    path: surveyPath(survey),
    texts: {
      share: t(surveyText.share),
      print: t(surveyText.print),
      copied: t(surveyText.copied),
      address: t(surveyText.pageAddress),
    },
  })
  const side = related.length > 0 && (
    <Panel flush title={t(surveyText.related)} className={print.onScreen}>
      <SurveyRows surveys={related} brief />
    </Panel>
  )
  return (
    <Wrap className={page.page}>
      <Stack gap="s">
        <Breadcrumbs items={surveyCrumbs(survey, store)} />
        <Split side={side}>
          <Stack as="article" gap="l">
            <Stack gap="s">
              <BrokerLine broker={broker} to={brokerPath(broker)} />
              <Written as="h1">{title}</Written>
            </Stack>
            <BrokerRecord broker={broker} />
            <Row gap="s">
              <VerdictTag verdict={verdict} />
              {sample && <Tag outline>{t(surveyText.sample)}</Tag>}
            </Row>
            <Written as="p">{summary}</Written>
            <div className={print.onScreen}>
              <Row gap="s">{buttons}</Row>
              {byHand}
            </div>
            <SurveyFacts survey={survey} />
            <SurveyPhotos photos={photos} />
            <Stack as="section" gap="s">
              <h2>{t(surveyText.report)}</h2>
              <Prose html={content} />
            </Stack>
            {comments && <ReaderComments className={print.onScreen} comments={comments} formKey={formKey} />}
          </Stack>
        </Split>
      </Stack>
    </Wrap>
  )
}
