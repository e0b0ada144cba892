import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { NameCell } from '../broker-parts/name-cell.tsx'
import { LicenceTag, RegisterLink, RegulatorCell } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import type { FoundLicence } from './load-licence-check.ts'

/** The licences that have the typed number, each with the broker that uses it and the register in which to check it. */
export function FoundLicences({ asked, licences }: { asked: string; licences: readonly FoundLicence[] }) {
  const t = useText()
  const isShared = new Set(licences.map(({ broker }) => broker.code)).size > 1
  const columns: TableColumn<FoundLicence>[] = [
    {
      key: 'broker',
      label: t(brokersText.broker),
      title: true,
      cell: ({ broker }) => <NameCell broker={broker} isAccused />,
    },
    {
      key: 'regulator',
      label: t(brokersText.regulator),
      cell: ({ licence }) => <RegulatorCell licence={licence} />,
    },
    {
      key: 'licence',
      label: t(brokersText.licence),
      cell: ({ licence }) => <Text as="code">{licence.licenceNo}</Text>,
    },
    {
      key: 'company',
      label: t(brokersText.company),
      cell: ({ licence }) => <Text size="sm">{licence.entityName}</Text>,
    },
    {
      key: 'status',
      label: t(brokersText.status),
      cell: ({ licence, broker }) => <LicenceTag licence={licence} broker={broker} />,
    },
    {
      key: 'register',
      label: t(brokersText.register),
      cell: ({ licence }) => <RegisterLink host={licence.registerHost} />,
    },
    {
      key: 'checked',
      label: t(brokersText.checkedOn),
      cell: ({ licence: { verifiedAt }, broker }) => (
        <Text size="sm">
          {verifiedAt ? (
            <DateText iso={verifiedAt} />
          ) : (
            t(broker.sample ? brokersText.sampleNotChecked : brokersText.notChecked)
          )}
        </Text>
      ),
    },
  ]
  return (
    <Stack gap="s">
      {isShared && <Note tone="bad" title={t(brokersText.licenceShared)} />}
      <Panel
        flush
        title={t(brokersText.licencesNumbered, { count: licences.length, asked })}
        footer={t(brokersText.licenceProvesNothing)}
      >
        <Table
          caption={t(brokersText.licences)}
          columns={columns}
          rows={licences}
          keyOf={({ licence }) => licence.id}
        />
      </Panel>
    </Stack>
  )
}
