import { homeCountrylist } from 'calls/home'
import { moderationDetail, moderationKinds, moderationQueue } from 'calls/moderation'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../account/withheld.ts'
import { pagesOf } from '../list/list-query.ts'
import { loadNotice } from './legal-notice/load-notice.ts'
import { inputOf, queueBehind, readQuery } from './queue-query.ts'

/**
 * The moderation queue under the filters of the address; with `?kind=` and `?id=`, one item in full. `formKey`: a decision sent twice
 * counts once.
 */
export async function loadModeration(context: LoadContext) {
  const { api, url, signal } = context
  const params = url.searchParams
  const kind = moderationKinds.find(one => one === params.get('kind'))
  const id = params.get('id')?.slice(0, 36) ?? ''
  const formKey = crypto.randomUUID()
  return withheldOr(
    (async () => {
      if (id && kind) {
        const item = await api.call(moderationDetail, { kind, id }, { signal })
        return { item, notice: await loadNotice(context, item), list: null, query: queueBehind(params), formKey }
      }
      return { item: null, notice: null, ...(await loadQueue(context)), formKey }
    })(),
  )
}

async function loadQueue({ api, url, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const [list, { groups }] = await Promise.all([
    api.call(moderationQueue, inputOf(query), { signal }),
    api.call(homeCountrylist, { grouped: false, forFilter: true }, { signal }),
  ])
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, list: { ...list, countries, pages: pagesOf(list, { url }) } }
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>
