import { regulatorList } from 'shared-state/calls/regulators'
import { safeParse } from 'shared-state/schema'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { typedText } from '../typed-text.ts'

const pageSize = 30

/** What an address asks of the list of regulators, as it stands there. */
export interface RegulatorQuery {
  keyword: string
  tier: string
  order: string
  page: number
}

const noQuery: RegulatorQuery = { keyword: '', tier: '', order: '', page: 1 }

const callOf = ({ keyword, tier, order, page }: RegulatorQuery) => ({
  ...(keyword && { keyword }),
  ...(tier && { tier: Number(tier) }),
  ...(order && { order: order as 'tier' }),
  pageIndex: page,
  pageSize,
})

/** A field that the call would refuse counts as not asked. */
function readQuery(params: URLSearchParams): RegulatorQuery {
  const one = (name: string) => typedText(params.get(name))
  const asked = { keyword: one('keyword'), tier: one('tier'), order: one('order'), page: Number(one('page') || 1) }
  const read = safeParse(regulatorList.input, callOf(asked))
  if (read.success) return asked
  const refused = read.error.issues.map(({ path }) => (path[0] === 'pageIndex' ? 'page' : String(path[0])))
  return { ...asked, ...Object.fromEntries(refused.map(field => [field, noQuery[field as keyof RegulatorQuery]])) }
}

export function regulatorsAddress({ keyword, tier, order, page }: RegulatorQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ keyword, tier, order })) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `/regulators.html?${text}` : '/regulators.html'
}

/** A page of the regulators. A page behind the last is sent to the last (302). */
export async function loadRegulators({ url, lang, api, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const { items, total } = await api.call(regulatorList, callOf(query), { signal })
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${regulatorsAddress({ ...query, page: pages })}`)
  return { query, items, total, pages }
}
