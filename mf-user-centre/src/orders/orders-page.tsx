import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { vpsPath } from '../addresses.ts'
import { ListPager } from '../list/list-pager.tsx'
import { useCount } from '../list/use-count.ts'
import { accountText, ordersText } from '../strings/keys.ts'
import type { loadOrders } from './load-orders.ts'
import { VpsRequestRow } from './vps-request-row.tsx'

/** The visitor's requests for a VPS that a broker pays for. There are no other orders: this site sells nothing. */
export function OrdersPage() {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const { items, total, sent, pageIndex, pages } = useOwnData<typeof loadOrders>()
  const plans = (
    <Button variant="secondary" to={href(vpsPath)}>
      {t(ordersText.toPlans)}
    </Button>
  )
  return (
    <AccountFrame title={t(accountText.orders)}>
      {sent && (
        <Note tone="good" live>
          {t(ordersText.sent)}
        </Note>
      )}
      <Panel title={countText(ordersText.count, total)} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(request => (
              <VpsRequestRow key={request.code} request={request} />
            ))}
          </PanelRows>
        ) : (
          <EmptyState title={t(ordersText.none)} action={plans}>
            {t(ordersText.what)}
          </EmptyState>
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
    </AccountFrame>
  )
}
