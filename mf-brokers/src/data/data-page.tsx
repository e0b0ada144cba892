import { useLocation } from 'react-router-dom'
import { usePageData, useStore, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { FailedPanel } from 'ui/failed-panel'
import { Grid } from 'ui/grid'
import { NumberText } from 'ui/number-text'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { BrokerOverTime } from './broker-over-time.tsx'
import { LeadersOverTime } from './leaders-over-time.tsx'
import type { loadData, SiteData } from './load-data.ts'
import { SharesPanel } from './shares-panel.tsx'

/** The site in figures, and figures over time, each chart with its table next to it. */
export function DataPage() {
  const t = useText()
  const data = usePageData<typeof loadData>()
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.data))}
        title={t(brokersText.dataHead)}
        lead={t(brokersText.dataIntro)}
      />
      <Totals totals={data.totals} />
      <Grid columns={2}>
        <SharesPanel title={t(brokersText.byGrade)} first={t(brokersText.grade)} items={data.grades} field="grade" />
        <SharesPanel
          title={t(brokersText.byLicence)}
          first={t(brokersText.licenceState)}
          items={data.states}
          field="licenceStatus"
        />
      </Grid>
      <LeadersOverTime data={data} />
      <BrokerOverTime data={data} />
      <Text as="p" size="sm" tone="faint">
        <OpinionNote />
      </Text>
    </Wrap>
  )
}

function Totals({ totals }: Pick<SiteData, 'totals'>) {
  const t = useText()
  const { pathname, search } = useLocation()
  if (!totals) return <FailedPanel name={t(brokersText.siteInFigures)} retryTo={pathname + search} />
  const facts = [
    { label: t(brokersText.brokers), value: <NumberText value={totals.brokers} /> },
    { label: t(brokersText.regulators), value: <NumberText value={totals.regulators} /> },
    { label: t(brokersText.licences), value: <NumberText value={totals.licences} /> },
    { label: t(brokersText.countries), value: <NumberText value={totals.countries} /> },
  ]
  return (
    <Panel title={t(brokersText.siteInFigures)} flush>
      <DescriptionList facts={facts} look="tiles" />
    </Panel>
  )
}
