import { useLocation } from 'react-router-dom'
import { TabsNav } from 'ui/tabs-nav'
import { searchWith } from './list-query.ts'

interface ListTabsProps<Value extends string> {
  label: string
  /** The first tab has the page's address without a query. */
  items: readonly { value: Value; label: string; count?: number | undefined }[]
  current: Value
  /** Name of the field in the address. */
  name?: string
  /** Other fields of the address that every tab keeps. */
  kept?: Record<string, string>
}

/** Tabs of one page of the account, each with its own address. */
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
