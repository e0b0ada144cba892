import { array, int, object } from '../../schema.ts'
import type { Schema } from '../../schema.ts'

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
