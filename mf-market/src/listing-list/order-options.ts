import { marketText } from '../strings/keys.ts'
import type { ListingQuery, ListPlace } from './list-places.ts'

interface Order {
  value: string
  text: number
}

const newest = { value: 'new', text: marketText.orderNew }
const hot = { value: 'hot', text: marketText.orderHot }

/** The orders of a list, its usual one first. */
export function orderOptions(place: ListPlace, { keyword, when }: Pick<ListingQuery, 'keyword' | 'when'>): Order[] {
  if (keyword) return [{ value: 'match', text: marketText.orderMatch }, newest]
  if (place === 'exhibition' && !when) return [{ value: 'soon', text: marketText.orderSoon }, newest, hot]
  return [newest, hot]
}
