import { surveyDeskViews } from 'calls/survey-desk'
import { useText } from 'shared-state/runtime'
import { useOwnData } from '../../account/own-page.ts'
import { ListTabs } from '../../list/list-tabs.tsx'
import { deskText, surveyDeskText } from '../../strings/keys.ts'
import { DeskFrame } from '../desk-frame.tsx'
import { DeskList } from '../desk-list.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import type { loadSurveys } from './load-surveys.ts'
import { SurveyRow } from './survey-row.tsx'

const texts = {
  title: surveyDeskText.surveys,
  add: surveyDeskText.newSurvey,
  none: surveyDeskText.none,
  saved: surveyDeskText.saved,
  withdrawn: surveyDeskText.isWithdrawn,
}

/** The surveys that editors write, change and withdraw. */
export function SurveysPage() {
  const t = useText()
  const views = surveyDeskViews.map(value => ({ value, label: t(deskText[value]) }))
  return (
    <DeskFrame current="surveys" data={useOwnData<typeof loadSurveys>()}>
      {page => (
        <DeskList
          texts={texts}
          addPath="/user/desk/survey.html"
          page={page}
          row={item => <SurveyRow key={`${item.code} ${item.history.length}`} survey={item} />}
        >
          {page.withdrawing && <ConfirmWithdrawal survey={page.withdrawing} />}
          <ListTabs label={t(surveyDeskText.views)} items={views} current={page.view} name="view" />
        </DeskList>
      )}
    </DeskFrame>
  )
}
