import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { VpsPlan } from 'calls/entities/vps-plan'
import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Table } from 'ui/table'
import { vpsRequestPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import { usePlanColumns } from '../vps/plan-columns.tsx'

interface VpsPlansProps {
  plans: readonly VpsPlan[]
  broker: Pick<BrokerListEntry, 'code' | 'showName' | 'findings'>
}

/** VPS plans for a broker's clients; nothing if none are known. A broker that may lead can be asked for one of them. */
export function VpsPlans({ plans, broker }: VpsPlansProps) {
  const t = useText()
  const href = useHref()
  const columns = usePlanColumns()
  if (plans.length === 0) return null
  return (
    <Panel
      id="vps"
      title={t(brokersText.vpsForClients)}
      flush
      more={{ label: t(brokersText.vpsHead), to: href('/vps.html') }}
      footer={
        <Stack gap="s">
          {mayLead(broker) && (
            <div>
              <SiteLink to={vpsRequestPath(broker.code)} rel="nofollow">
                {t(brokersText.askForVps)}
              </SiteLink>
            </div>
          )}
          <div>{t(brokersText.latencyNote)}</div>
        </Stack>
      }
    >
      <Table
        caption={t(brokersText.vpsPlansOf, { name: broker.showName })}
        columns={columns}
        rows={plans}
        keyOf={({ code }) => code}
      />
    </Panel>
  )
}
