import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { Money } from 'ui/money'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { AccountFrame } from '../account/account-frame.tsx'
import { ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { accountText, ordersText } from '../strings/keys.ts'
import { orderTabs, type loadOrders } from './load-orders.ts'

const tabText = { vip: ordersText.vip, vps: ordersText.vps, epc: ordersText.epc }

/** The visitor's orders; most sites sell nothing, and say so. */
export function OrdersPage() {
  const t = useText()
  const { tab, orders, pages } = useOwnData<typeof loadOrders>()
  return (
    <AccountFrame title={t(accountText.orders)}>
      <ListTabs
        label={t(accountText.orders)}
        items={orderTabs.map(value => ({ value, label: t(tabText[value]) }))}
        current={tab}
      />
      {isWithheld(orders) ? (
        <WithheldPanel withheld={orders}>{t(ordersText.nothingSold)}</WithheldPanel>
      ) : (
        <>
          <Panel title={t(tabText[tab])} flush>
            {orders.items.length === 0 && <EmptyState title={t(ordersText.none)} />}
            <PanelRows>
              {orders.items.map(({ code, title, price, state, createdAt }) => (
                <ListRow key={code}>
                  <Row gap="s">
                    <Text weight="medium">{title}</Text>
                    <Tag>{state}</Tag>
                  </Row>
                  <Text as="div" size="sm" tone="faint">
                    <Money {...price} />, <DateText iso={createdAt} />
                  </Text>
                </ListRow>
              ))}
            </PanelRows>
          </Panel>
          <ListPager page={orders.pageIndex} pages={pages} />
        </>
      )}
    </AccountFrame>
  )
}
