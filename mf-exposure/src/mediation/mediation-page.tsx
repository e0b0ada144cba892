import { MOST_COUNTED } from 'calls/exposure'
import { accusedName } from 'calls/findings/accused-name'
import { exposureStates } from 'calls/states/exposure-states'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { TabsNav } from 'ui/tabs-nav'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { BrokerLine } from '../exposure-parts/broker-line.tsx'
import { ExposureRow } from '../exposure-parts/exposure-row.tsx'
import { MediationFigures } from '../exposure-parts/mediation-figures.tsx'
import { MediationSteps } from '../exposure-parts/mediation-steps.tsx'
import { OutcomeFacts } from '../exposure-parts/outcome-facts.tsx'
import { ListEnd } from '../exposure-parts/list-end.tsx'
import { sumOf, useListCount } from '../exposure-parts/use-list-count.ts'
import { exposureText } from '../strings/keys.ts'
import { Commitments, commitmentsId } from './commitments.tsx'
import { mediationCrumbs, mediationTitle, type loadMediation, type MediationData } from './load-mediation.ts'
import { mediationQuery } from './mediation-query.ts'
import { NonCooperative } from './non-cooperative.tsx'

/**
 * The mediation centre: how a case goes, figures of all cases of mediation, and the cases, most recently changed first; or the cases of one
 * broker.
 */
export function MediationPage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const listCount = useListCount()
  const { query, items, total, pages, counts, figures, outcome, nonCooperative } = usePageData<typeof loadMediation>()
  const found = counts.filter(({ state }) => !query.state || state === query.state)
  const tabs = [
    { state: '', label: t(exposureText.allStates), count: listCount(counts) },
    ...counts.map(one => ({ state: one.state, label: t(exposureStates[one.state].text), count: listCount([one]) })),
  ].map(({ state, ...tab }) => ({
    ...tab,
    to: href(mediationQuery.changed(query, { state })),
    current: query.state === state,
  }))
  return (
    <Wrap page>
      <PageHead
        crumbs={mediationCrumbs(outcome, store)}
        title={mediationTitle(outcome, store)}
        lead={t(exposureText.mediationLead)}
        aside={<a href={`#${commitmentsId}`}>{t(exposureText.commitments)}</a>}
      />
      <Split
        side={
          <>
            <Commitments />
            {!query.traderCode && <NonCooperative brokers={nonCooperative} />}
          </>
        }
      >
        {outcome ? (
          <Panel title={t(exposureText.howTheyEnd)}>
            <Stack>
              <BrokerLine exposure={{ broker: outcome.broker, brokerName: outcome.broker.showName }} />
              <OutcomeFacts outcome={outcome} />
            </Stack>
          </Panel>
        ) : (
          <HowItWorks figures={figures} />
        )}
        <TabsNav label={t(exposureText.mediationByState)} items={tabs} />
        <Panel
          flush
          title={t(exposureText.mediationCases)}
          aside={
            query.traderCode ? (
              <Chip
                small
                removable
                label={t(exposureText.about, {
                  broker: outcome ? accusedName(outcome.broker, store.visitor.lang) : query.traderCode,
                })}
                to={href(mediationQuery.changed(query, { traderCode: '' }))}
              />
            ) : (
              t(exposureText.caseCount, { count: sumOf(found), number: listCount(found) })
            )
          }
        >
          {items.length > 0 ? (
            <PanelRows>
              {items.map(exposure => (
                <li key={exposure.code}>
                  <ExposureRow exposure={exposure} dated="updated" />
                </li>
              ))}
            </PanelRows>
          ) : (
            <EmptyState title={t(sumOf(counts) > 0 ? exposureText.noneInState : exposureText.noMediationYet)} />
          )}
        </Panel>
        <Pager page={query.page} pages={pages} hrefOf={page => href(mediationQuery.addressOf({ ...query, page }))} />
        {query.page === pages && total >= MOST_COUNTED && <ListEnd />}
      </Split>
    </Wrap>
  )
}

/** The course of a case, and figures of all cases if there are any. */
function HowItWorks({ figures }: Pick<MediationData, 'figures'>) {
  const t = useText()
  return (
    <>
      <Panel title={t(exposureText.howItWorks)}>
        <MediationSteps steps={figures.steps} />
      </Panel>
      {figures.counts.some(({ count }) => count > 0) && (
        <Panel>
          <Stack>
            <MediationFigures figures={figures} look="tiles" />
            <Text as="p" size="sm" tone="quiet">
              {t(exposureText.resolvedMeans)}
            </Text>
          </Stack>
        </Panel>
      )}
    </>
  )
}
