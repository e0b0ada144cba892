import { useLocation } from 'react-router-dom'
import { TabsNav } from 'ui/tabs-nav'
import { searchWith } from './list-query.ts'

interface ListTabsProps<Value extends string> {
  label: string
  /** The first one stands at the page's plain address. */
  items: readonly { value: Value; label: string; count?: number | undefined }[]
  current: Value
  /** Field of the address. */
  name?: string
  /** What else of the address every tab keeps. */
  kept?: Record<string, string>
}

/** Tabs of one page of the account, each with an address of its own. */
export function ListTabs<Value extends string>({
  label,
  items,
  current,
  name = 'tab',
  kept = {},
}: ListTabsProps<Value>) {
  const { pathname } = useLocation()
  const to = (value: Value, index: number) => pathname + searchWith('', { ...kept, [name]: index === 0 ? '' : value })
  return (
    <TabsNav
      label={label}
      items={items.map((item, index) => ({ ...item, to: to(item.value, index), current: item.value === current }))}
    />
  )
}
