import { array, int, object } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

/** One page of a list of known length. */
export interface Page<Item> {
  items: Item[]
  total: number
  pageIndex: number
  pageSize: number
}

export const pageOf = <Item extends Schema>(item: Item) =>
  object({ items: array(item), total: int(), pageIndex: int(), pageSize: int() })

export const itemsOf = <Item extends Schema>(item: Item) => object({ items: array(item) })
