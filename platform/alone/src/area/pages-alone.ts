import { area } from 'the-area'
import { alone } from 'the-area/alone'
import type { AreaRoute } from 'shared-state/contract/area'
import { slotPagesAddress } from './slot-address.ts'

/** An address to open. */
export interface PageAlone {
  /** The part after the language, parameters filled in. */
  path: string
  /** Its kind: the route's own path, `state` or `slot`. */
  of: string
  /** Another address shows the same page. */
  again: boolean
}

function addressOf({ path }: Pick<AreaRoute, 'path'>): string {
  const params = { ...alone.params, ...alone.paramsOf?.[path] }
  return `/${path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`src/testing/alone.ts has no value for :${name} of ${path}`)
    return value
  })}`
}

/** Every declared address, the states worth testing, and a page for each slot. */
export function pagesAlone(): PageAlone[] {
  const seen = new Set<unknown>()
  const again = ({ path, page }: AreaRoute) => alone.again?.test(path) || seen.size === seen.add(page).size
  return [
    ...area.routes.map(route => ({ path: addressOf(route), of: route.path, again: again(route) })),
    ...(alone.states ?? []).map(path => ({ path, of: 'state', again: false })),
    ...area.slots.map(({ slot }) => ({ path: `/${slotPagesAddress}/${slot}`, of: 'slot', again: false })),
  ]
}
