import { live7x24Init } from 'calls/flash'
import type { LoadContext } from 'shared-state/runtime'

const itemsShown = 8

export async function loadHomeFlash(_props: object, { api, signal }: LoadContext) {
  const { items } = await api.call(live7x24Init, { num: itemsShown }, { signal })
  return items
}
