import type { Regulator } from 'calls/entities/regulator'
import { SiteLink, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { NumberText } from 'ui/number-text'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { Wrap } from 'ui/wrap'
import { regulatorPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { LicenceCheck } from '../licence-check/licence-check.tsx'
import { RegisterLink, tierOf } from '../licences/licences-panel.tsx'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { brokersText } from '../strings/keys.ts'
import { regulatorsList, regulatorsPath, type loadRegulators } from './load-regulators.ts'
import styles from './regulators-page.module.css'

export function RegulatorsPage() {
  const t = useText()
  const href = useHref()
  const { query, items, total, pages, check } = usePageData<typeof loadRegulators>()
  const hrefOf = (next: Partial<typeof query>) => href(regulatorsList.address(regulatorsPath, next))
  const columns: TableColumn<Regulator>[] = [
    {
      key: 'name',
      label: t(brokersText.regulator),
      title: true,
      cell: regulator => <NameCell regulator={regulator} />,
    },
    {
      key: 'tier',
      label: t(brokersText.tier),
      cell: ({ tier }) => (
        <span className={styles.tier}>
          <TierPips tier={tierOf(tier)} />
          <span aria-hidden="true">
            <Text size="sm" tone="quiet">
              {tier}
            </Text>
          </span>
        </span>
      ),
    },
    {
      key: 'brokers',
      label: t(brokersText.brokers),
      align: 'end',
      cell: ({ brokerCount }) => <NumberText value={brokerCount} />,
    },
    { key: 'register', label: t(brokersText.register), cell: ({ host }) => <RegisterLink host={host} /> },
  ]
  const selects = [
    {
      name: 'tier',
      label: t(brokersText.tier),
      value: query.tier,
      any: t(brokersText.anyTier),
      options: [1, 2, 3, 4].map(tier => ({ value: String(tier), label: t(brokersText.tierNumber, { tier }) })),
    },
    {
      name: 'order',
      label: t(brokersText.sortBy),
      value: query.order,
      any: t(brokersText.byTier),
      options: [
        { value: 'name', label: t(brokersText.byName) },
        { value: 'brokers', label: t(brokersText.byBrokers) },
      ],
    },
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.regulators))}
        title={t(brokersText.regulators)}
        lead={t(brokersText.regulatorsIntro)}
      />
      <LicenceCheck check={check} action={regulatorsPath} />
      <ListFilters
        action={href(regulatorsPath)}
        asked={hrefOf(query)}
        keyword={{ label: t(brokersText.findRegulator), value: query.keyword }}
        selects={selects}
      />
      <Text as="p" size="sm" tone="quiet">
        <span role="status">{t(brokersText.regulatorsFound, { count: total })}</span>
      </Text>
      {items.length === 0 ? (
        <NothingFound title={t(brokersText.noRegulator)} clear={href(regulatorsPath)} />
      ) : (
        <Panel flush footer={t(brokersText.tierNote)} className={styles.table}>
          <Table caption={t(brokersText.regulators)} columns={columns} rows={items} keyOf={({ code }) => code} />
        </Panel>
      )}
      <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
    </Wrap>
  )
}

function NameCell({ regulator }: { regulator: Regulator }) {
  return (
    <span className={styles.name}>
      <Flag code={regulator.twoCharCode} name={regulator.country} />
      <span>
        <SiteLink to={regulatorPath(regulator)}>{regulator.name}</SiteLink>
        <span className={styles.short}>
          {regulator.abbreviation}, {regulator.country}
        </span>
      </span>
    </span>
  )
}
