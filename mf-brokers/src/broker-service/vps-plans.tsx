import type { VpsPlan } from 'calls/entities/vps-plan'
import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Table } from 'ui/table'
import { brokersText } from '../strings/keys.ts'
import { usePlanColumns } from '../vps/plan-columns.tsx'

/** VPS plans for a broker's clients; nothing if none are known. */
export function VpsPlans({ plans, name }: { plans: readonly VpsPlan[]; name: string }) {
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
      footer={t(brokersText.latencyNote)}
    >
      <Table caption={t(brokersText.vpsPlansOf, { name })} columns={columns} rows={plans} keyOf={({ code }) => code} />
    </Panel>
  )
}
