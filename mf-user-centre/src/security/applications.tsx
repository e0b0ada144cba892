import { AppWindow } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { Disc, ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { RowAction } from '../account/row-action.tsx'
import { securityText } from '../strings/keys.ts'
import type { loadSecurity } from './load-security.ts'

type Application = Awaited<ReturnType<typeof loadSecurity>>['applications'][number]

/** Other applications with access to the account, and buttons to revoke it. */
export function Applications() {
  const t = useText()
  const { applications } = useOwnData<typeof loadSecurity>()
  return (
    <Panel title={t(securityText.applications)} footer={t(securityText.applicationsNote)} flush>
      <PanelRows>
        {applications.map(application => (
          <ApplicationRow key={application.clientId} application={application} />
        ))}
        {applications.length === 0 && (
          <li>
            <Text tone="quiet">{t(securityText.noApplications)}</Text>
          </li>
        )}
      </PanelRows>
    </Panel>
  )
}

function ApplicationRow({ application: { clientId, name, scopes, since, lastUsedAt } }: { application: Application }) {
  const t = useText()
  const action = (
    <RowAction intent="revoke-application" fields={{ clientId }} label={t(securityText.revokeAccess)} of={name} />
  )
  return (
    <ListRow
      picture={
        <Disc>
          <Icon of={AppWindow} />
        </Disc>
      }
      action={action}
    >
      <Text as="div" weight="medium">
        <bdi>{name}</bdi>
      </Text>
      <Text as="div" size="sm" tone="quiet">
        {t(wordsOf(scopes))}
      </Text>
      <Text as="div" size="sm" tone="faint">
        {t(securityText.accessSince)} <DateText iso={since} />,{' '}
        {lastUsedAt === null ? (
          t(securityText.neverUsed)
        ) : (
          <>
            {t(securityText.lastUsed)} <DateText iso={lastUsedAt} look="relative" />
          </>
        )}
      </Text>
    </ListRow>
  )
}

function wordsOf(scopes: Application['scopes']): number {
  const [reads, writes] = [scopes.includes('read'), scopes.includes('write')]
  if (reads && writes) return securityText.readsAndWrites
  if (reads) return securityText.reads
  return writes ? securityText.writes : securityText.publicOnly
}
