import { useLocation } from 'react-router-dom'
import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Split } from 'ui/split'
import { Table } from 'ui/table'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { brokersCrumbs } from '../crumbs.ts'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { RecommendedBrokers } from '../recommended/recommended-brokers.tsx'
import { brokersText } from '../strings/keys.ts'
import { vpsList, vpsPath, type loadVps, type VpsData } from './load-vps.ts'
import { usePlanColumns } from './plan-columns.tsx'

/** Rented servers that run trading software, by price and distance from the brokers' servers. */
export function VpsPage() {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { query, items, total, pages, countries, brokers } = usePageData<typeof loadVps>()
  const hrefOf = (next: Partial<typeof query>) => href(vpsList.address(vpsPath, next))
  const selects = [
    {
      name: 'countryCode',
      label: t(brokersText.standsIn),
      value: query.countryCode,
      any: t(brokersText.anyCountry),
      options: countries.map(({ value, name, count }) => ({ value, label: `${name} (${formatNumber(count)})` })),
    },
    {
      name: 'order',
      label: t(brokersText.sortBy),
      value: query.order,
      any: t(brokersText.byPrice),
      options: [
        { value: 'latency', label: t(brokersText.byLatency) },
        { value: 'name', label: t(brokersText.byProvider) },
      ],
    },
  ]
  const columns = usePlanColumns()
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.vps))}
        title={t(brokersText.vpsHead)}
        lead={t(brokersText.vpsIntro)}
      />
      <ListFilters action={href(vpsPath)} asked={hrefOf(query)} selects={selects} />
      <Split side={<OfferingBrokers brokers={brokers} />}>
        <Text as="p" size="sm" tone="quiet">
          <span role="status">{t(brokersText.plansFound, { count: total })}</span>
        </Text>
        {items.length === 0 ? (
          <NothingFound title={t(brokersText.noPlan)} clear={href(vpsPath)} />
        ) : (
          <Panel flush footer={t(brokersText.latencyNote)}>
            <Table caption={t(brokersText.vpsHead)} columns={columns} rows={items} keyOf={({ code }) => code} />
          </Panel>
        )}
        <ListFoot page={query.page} pageSize={vpsList.pageSize} shown={items.length} total={total}>
          <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
        </ListFoot>
      </Split>
      <RecommendedBrokers />
    </Wrap>
  )
}

/** The best rated brokers with a VPS; null: they failed to load. */
function OfferingBrokers({ brokers }: Pick<VpsData, 'brokers'>) {
  const t = useText()
  const { pathname, search } = useLocation()
  if (!brokers) return <FailedPanel name={t(brokersText.brokersWithVps)} retryTo={pathname + search} />
  if (brokers.items.length === 0) return null
  return (
    <Panel
      title={t(brokersText.brokersWithVps)}
      aside={
        <Text size="sm" tone="quiet">
          {t(brokersText.brokersCount, { count: brokers.total })}
        </Text>
      }
      flush
    >
      <PanelRows>
        {brokers.items.map(broker => (
          <li key={broker.code}>
            <BrokerRow broker={broker} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
