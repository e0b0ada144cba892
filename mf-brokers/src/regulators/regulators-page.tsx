import { Search } from 'lucide-react'
import { Form, useSubmit } from 'react-router-dom'
import type { Regulator } from 'shared-state/calls/entities/regulator'
import { SiteLink, useHref, usePageData, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { NumberText } from 'ui/number-text'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { SelectField } from 'ui/select-field'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { TierPips } from 'ui/tier-pips'
import { Wrap } from 'ui/wrap'
import { regulatorPath } from '../addresses.ts'
import { RegisterLink, tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { regulatorsAddress, type loadRegulators, type RegulatorQuery } from './load-regulators.ts'
import styles from './regulators-page.module.css'

export function RegulatorsPage() {
  const t = useText()
  const href = useHref()
  const { query, items, total, pages } = usePageData<typeof loadRegulators>()
  const columns: TableColumn<Regulator>[] = [
    { key: 'name', label: t(brokersText.regulator), title: true, cell: regulator => <NameCell regulator={regulator} /> },
    { key: 'tier', label: t(brokersText.tier), cell: ({ tier }) => <span className={styles.tier}><TierPips tier={tierOf(tier)} /><Text size="sm" tone="quiet">{tier}</Text></span> },
    { key: 'brokers', label: t(brokersText.brokers), align: 'end', cell: ({ brokerCount }) => <NumberText value={brokerCount} /> },
    { key: 'register', label: t(brokersText.register), cell: ({ host }) => <RegisterLink host={host} /> },
  ]
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs items={[{ label: t(brokersText.home), to: href('/') }, { label: t(brokersText.regulators) }]} />
      <div>
        <h1>{t(brokersText.regulators)}</h1>
        <p className={styles.intro}>{t(brokersText.regulatorsIntro)}</p>
      </div>
      <RegulatorFilters query={query} />
      <p role="status" className={styles.count}>{t(brokersText.regulatorsFound, { count: total })}</p>
      {items.length === 0 ? (
        <Panel>
          <EmptyState title={t(brokersText.noRegulator)} level={2} action={<Button variant="secondary" to={href('/regulators.html')}>{t(brokersText.clearAll)}</Button>}>
            {t(brokersText.noMatchWhy)}
          </EmptyState>
        </Panel>
      ) : (
        <Panel flush footer={t(brokersText.tierNote)} className={styles.table}>
          <Table caption={t(brokersText.regulators)} columns={columns} rows={items} keyOf={({ code }) => code} />
        </Panel>
      )}
      <Pager page={query.page} pages={pages} hrefOf={page => href(regulatorsAddress({ ...query, page }))} />
    </Wrap>
  )
}

function NameCell({ regulator }: { regulator: Regulator }) {
  return (
    <span className={styles.name}>
      <Flag code={regulator.twoCharCode} name={regulator.country} />
      <span>
        <SiteLink to={regulatorPath(regulator)}>{regulator.name}</SiteLink>
        <span className={styles.short}>{regulator.abbreviation}, {regulator.country}</span>
      </span>
    </span>
  )
}

function RegulatorFilters({ query }: { query: RegulatorQuery }) {
  const t = useText()
  const href = useHref()
  const submit = useSubmit()
  const send = (event: { currentTarget: HTMLSelectElement }) => void submit(event.currentTarget.form, { preventScrollReset: true })
  const tiers = [1, 2, 3, 4].map(tier => ({ value: String(tier), label: t(brokersText.tierNumber, { tier }) }))
  const orders = [
    { value: '', label: t(brokersText.byTier) },
    { value: 'name', label: t(brokersText.byName) },
    { value: 'brokers', label: t(brokersText.byBrokers) },
  ]
  return (
    // Its fields begin anew with each address, so that going back shows what was asked then.
    <Form key={regulatorsAddress(query)} method="get" action={href('/regulators.html')} role="search" className={styles.filters} preventScrollReset>
      <TextField
        label={t(brokersText.findRegulator)}
        hideLabel
        name="keyword"
        type="search"
        maxLength={64}
        defaultValue={query.keyword}
        placeholder={t(brokersText.findRegulator)}
        before={<Icon of={Search} size="s" />}
        className={styles.keyword}
      />
      <SelectField label={t(brokersText.tier)} hideLabel name="tier" defaultValue={query.tier} placeholder={t(brokersText.anyTier)} options={tiers} onChange={send} />
      <SelectField label={t(brokersText.sortBy)} hideLabel name="order" defaultValue={query.order} options={orders} onChange={send} />
      <Button type="submit" variant="secondary">{t(brokersText.find)}</Button>
    </Form>
  )
}
