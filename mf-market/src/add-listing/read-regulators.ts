import { regulatorList } from 'calls/regulators'
import type { LoadContext } from 'shared-state/runtime'

const pageSize = 50
/** Far more than there are. */
const mostPages = 10

/** All regulators by name. */
export async function readRegulators({ api, signal }: LoadContext) {
  const read = (pageIndex: number) => api.call(regulatorList, { order: 'name', pageIndex, pageSize }, { signal })
  const first = await read(1)
  const pages = Math.min(Math.ceil(first.total / pageSize), mostPages)
  const others = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => read(index + 2)))
  return [first, ...others].flatMap(({ items }) => items)
}
