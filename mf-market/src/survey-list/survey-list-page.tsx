import { accusedName } from 'calls/findings/accused-name'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import page from '../page.module.css'
import { surveyText } from '../strings/keys.ts'
import { SurveyRows } from '../survey-parts/survey-rows.tsx'
import { surveyListCrumbs, surveyListTitle, type loadSurveyList } from './load-survey-list.ts'
import { SurveyFilters } from './survey-filters.tsx'
import { addressOf, changed, isFiltered, withoutFilters, type SurveyQuery } from './survey-query.ts'
import { WhatItTells } from './what-it-tells.tsx'

/** All surveys, latest visit first by default. */
export function SurveyListPage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const { formatNumber, lang } = useLocale()
  const { query, list, about, countries } = usePageData<typeof loadSurveyList>()
  const brokerName = about ? accusedName(about, lang) : query.traderCode
  const ofBroker = query.traderCode && (
    <Chip
      small
      removable
      label={t(surveyText.about, { broker: brokerName })}
      to={href(changed(query, { traderCode: '' }))}
    />
  )
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <PageHead
          crumbs={surveyListCrumbs(about, store)}
          title={surveyListTitle(about, store)}
          lead={t(surveyText.lead)}
        />
        <WhatItTells />
        <SurveyFilters query={query} countries={countries} />
        {list ? (
          <Panel
            flush
            title={t(surveyText.count, { count: list.total, number: formatNumber(list.total) })}
            aside={ofBroker}
          >
            {list.items.length > 0 ? <SurveyRows surveys={list.items} /> : <NothingFound query={query} />}
          </Panel>
        ) : (
          <FailedPanel name={t(surveyText.title)} retryTo={href(addressOf(query))} />
        )}
        {list && (
          <Pager page={query.page} pages={list.pages} hrefOf={number => href(addressOf({ ...query, page: number }))} />
        )}
      </Stack>
    </Wrap>
  )
}

function NothingFound({ query }: { query: SurveyQuery }) {
  const t = useText()
  const href = useHref()
  if (!isFiltered(query)) return <EmptyState title={t(surveyText.noneYet)} />
  const clear = (
    <Button variant="secondary" to={href(withoutFilters(query))}>
      {t(surveyText.clearFilters)}
    </Button>
  )
  return (
    <EmptyState title={t(surveyText.noneFound)} action={clear}>
      {t(surveyText.noneFoundWhy)}
    </EmptyState>
  )
}
