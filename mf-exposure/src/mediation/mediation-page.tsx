import { exposureStates } from 'calls/states/exposure-states'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { TabsNav } from 'ui/tabs-nav'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { ExposureRow } from '../exposure-parts/exposure-row.tsx'
import { MediationFigures } from '../exposure-parts/mediation-figures.tsx'
import { MediationSteps } from '../exposure-parts/mediation-steps.tsx'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import { Commitments } from './commitments.tsx'
import { mediationCrumbs, type loadMediation } from './load-mediation.ts'
import { mediationQuery } from './mediation-query.ts'

/** The mediation centre: how a case goes, figures of all cases of mediation, and the cases, most recently changed first. */
export function MediationPage() {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const { query, items, total, pages, figures } = usePageData<typeof loadMediation>()
  const everyCase = figures.counts.reduce((sum, { count }) => sum + count, 0)
  const tabs = [
    { state: '', label: t(exposureText.allStates), count: everyCase },
    ...figures.counts.map(({ state, count }) => ({ state, label: t(exposureStates[state].text), count })),
  ].map(({ state, ...tab }) => ({
    ...tab,
    to: href(mediationQuery.changed(query, { state })),
    current: query.state === state,
  }))
  const rules = (
    <>
      <Panel title={t(exposureText.howItWorks)}>
        <MediationSteps steps={figures.steps} />
      </Panel>
      <Commitments />
    </>
  )
  return (
    <Wrap page>
      <PageHead
        crumbs={mediationCrumbs(useStore())}
        title={t(exposureText.mediationCentre)}
        lead={t(exposureText.mediationLead)}
      />
      <Split side={rules}>
        {everyCase > 0 && (
          <Panel>
            <Stack>
              <MediationFigures figures={figures} look="tiles" />
              <Text as="p" size="sm" tone="quiet">
                {t(exposureText.resolvedMeans)}
              </Text>
            </Stack>
          </Panel>
        )}
        <TabsNav label={t(exposureText.mediationByState)} items={tabs} />
        <Panel flush title={t(exposureText.mediationCases)} aside={countText(exposureText.caseCount, total)}>
          {items.length > 0 ? (
            <PanelRows>
              {items.map(exposure => (
                <li key={exposure.code}>
                  <ExposureRow exposure={exposure} />
                </li>
              ))}
            </PanelRows>
          ) : (
            <EmptyState title={t(everyCase > 0 ? exposureText.noneInState : exposureText.noMediationYet)} />
          )}
        </Panel>
        <Pager page={query.page} pages={pages} hrefOf={page => href(mediationQuery.addressOf({ ...query, page }))} />
      </Split>
    </Wrap>
  )
}
