import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Table, type TableColumn } from 'ui/table'
import { CountryName } from '../broker-parts/country-name.tsx'
import { brokersText } from '../strings/keys.ts'
import type { BrokerCompanyData } from './load-broker-company.ts'

type Entity = NonNullable<BrokerCompanyData['company']>['entities'][number]

/** The companies through which a broker holds its licences: what counts is the one in the client's contract. */
export function EntitiesPanel({ entities, name }: { entities: readonly Entity[]; name: string }) {
  const t = useText()
  if (entities.length === 0) {
    return (
      <Panel id="entities" title={t(brokersText.entities)}>
        <EmptyState title={t(brokersText.noEntities)}>{t(brokersText.noEntitiesWhy)}</EmptyState>
      </Panel>
    )
  }
  const columns: TableColumn<Entity>[] = [
    { key: 'name', label: t(brokersText.company), title: true, cell: entity => entity.name },
    {
      key: 'country',
      label: t(brokersText.country),
      cell: ({ twoCharCode, countryName }) => <CountryName code={twoCharCode} name={countryName} />,
    },
    { key: 'role', label: t(brokersText.role), cell: ({ role }) => role },
  ]
  return (
    <Panel id="entities" title={t(brokersText.entities)} flush footer={t(brokersText.entitiesNote)}>
      <Table
        caption={t(brokersText.entitiesOf, { name })}
        columns={columns}
        rows={entities}
        keyOf={entity => entity.name}
      />
    </Panel>
  )
}
