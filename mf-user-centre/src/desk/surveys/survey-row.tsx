import { useLocation } from 'react-router-dom'
import type { DeskSurvey } from 'calls/survey-desk'
import { useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { deskText, surveyDeskText } from '../../strings/keys.ts'
import { DeskEntry } from '../desk-entry.tsx'
import { verdictNames } from './verdict-names.ts'

/** One survey of the desk. Its button to withdraw asks first. */
export function SurveyRow({ survey }: { survey: DeskSurvey }) {
  const { code, broker, verdict, date, title } = survey
  const t = useText()
  const { formatDate } = useLocale()
  const asked = new URLSearchParams(useLocation().search)
  asked.delete('saved')
  asked.set('withdraw', code)
  const withdraw = (
    <Button variant="secondary" small to={`?${asked}#withdraw`}>
      {t(deskText.withdraw)}
      <VisuallyHidden> {title.en}</VisuallyHidden>
    </Button>
  )
  return (
    <DeskEntry
      entry={survey}
      changePath={`/user/desk/survey.html?code=${code}`}
      withdraw={withdraw}
      tags={<Tag outline>{t(verdictNames[verdict])}</Tag>}
    >
      <Text as="div" size="sm" tone="quiet">
        <bdi>{broker.name}</bdi> ({broker.code}) · {t(surveyDeskText.visitedOn, { date: formatDate(date) })}
      </Text>
    </DeskEntry>
  )
}
