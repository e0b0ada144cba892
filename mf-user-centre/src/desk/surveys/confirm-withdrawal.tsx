import type { DeskSurvey } from 'calls/survey-desk'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { AccountForm } from '../../account/account-form.tsx'
import { deskText, surveyDeskText } from '../../strings/keys.ts'

/** Asks before a survey is withdrawn. */
export function ConfirmWithdrawal({ survey: { code, title } }: { survey: DeskSurvey }) {
  const t = useText()
  const href = useHref()
  const cancel = (
    <Button variant="ghost" to={href('/user/desk/surveys.html')}>
      {t(deskText.cancel)}
    </Button>
  )
  return (
    <Panel title={t(surveyDeskText.confirmTitle)}>
      <AccountForm intent="withdraw" variant="danger" submitText={t(deskText.withdraw)} actions={cancel}>
        {() => (
          <Stack>
            <input type="hidden" name="code" value={code} />
            <Written as="p" lang="en">
              {title.en}
            </Written>
            <Note tone="warn">{t(surveyDeskText.confirmMeans)}</Note>
          </Stack>
        )}
      </AccountForm>
    </Panel>
  )
}
