import { usePageData, useStore, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel, PanelRows } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsCrumbs } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import { BrokerCosts } from './broker-costs.tsx'
import { CostsForm } from './costs-form.tsx'
import type { loadCosts } from './load-costs.ts'

/** What one trade costs at several brokers, cheapest first. Brokers that may not lead come last, with what speaks against them. */
export function CostsPage() {
  const t = useText()
  const data = usePageData<typeof loadCosts>()
  const { items, query } = data
  const most = Math.max(0, ...items.map(({ costs }) => costs?.total ?? 0))
  return (
    <Wrap page>
      <PageHead
        crumbs={toolsCrumbs(useStore(), toolsText.costs)}
        title={t(toolsText.costs)}
        lead={t(toolsText.costsLead)}
      />
      <CostsForm data={data} />
      <Panel flush title={t(toolsText.costsAt)}>
        {items.length > 0 ? (
          <PanelRows ordered>
            {items.map(item => (
              <li key={item.broker.code}>
                <BrokerCosts item={item} most={most} query={query} all={items.map(({ broker }) => broker.code)} />
              </li>
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(toolsText.noCosts)}>{t(toolsText.noCostsWhy)}</EmptyState>
        )}
      </Panel>
      <Note title={t(toolsText.costsCaution)}>{t(toolsText.costsCautionWhy)}</Note>
    </Wrap>
  )
}
