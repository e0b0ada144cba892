import type { Survey } from 'calls/entities/survey'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { ExternalLink } from 'ui/external-link/external-link'
import { Flag } from 'ui/flag'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { surveyText } from '../strings/keys.ts'
import { mapSearchOf } from './map-search.ts'

/** Where and when the visit was. The map is on another site, which is reached through the page before it. */
export function SurveyFacts({ survey: { address, twoCharCode, date } }: { survey: Survey }) {
  const t = useText()
  const { lang } = useLocale()
  const country = regionName(lang, twoCharCode)
  const facts = [
    {
      label: t(surveyText.address),
      value: (
        <Stack gap="s">
          <Written lang={null}>{address}</Written>
          <ExternalLink url={mapSearchOf(address)} name={t(surveyText.openMap)} />
        </Stack>
      ),
    },
    {
      label: t(surveyText.country),
      value: (
        <Row gap="s">
          <Flag code={twoCharCode} />
          {country}
        </Row>
      ),
    },
    { label: t(surveyText.visitDay), value: <DateText iso={date} /> },
  ]
  return (
    <Panel>
      <DescriptionList facts={facts} />
    </Panel>
  )
}
