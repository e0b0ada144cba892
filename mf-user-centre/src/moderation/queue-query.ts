import { exposureReasons } from 'calls/entities/exposure'
import { heldBy, moderationKinds, type moderationQueue } from 'calls/moderation'
import type { CallInput } from 'shared-state/api/declare-call'
import { requestedPage } from '../list/list-query.ts'
import { moderationText } from '../strings/keys.ts'

export const deskPath = '/user/moderation.html'

/** Hours of waiting that can be chosen, by their value in addresses. */
export const ages = { '1d': 24, '3d': 72, '7d': 168, '30d': 720 } as const

export const heldText = {
  mine: moderationText.heldMine,
  nobody: moderationText.heldNobody,
  others: moderationText.heldOthers,
}

/** Which values a field of the address may have; anything else is ignored. */
const fields = {
  kind: (value: string) => moderationKinds.some(kind => kind === value),
  show: (value: string) => value === 'decided' || value === 'all',
  state: (value: string) => /^[a-z_]+$/.test(value),
  held: (value: string) => heldBy.some(one => one === value),
  reason: (value: string) => exposureReasons.some(reason => reason === value),
  country: (value: string) => /^\d{1,3}$/.test(value),
  broker: (value: string) => /^[0-9A-Za-z]{1,20}$/.test(value),
  author: (value: string) => /^[0-9A-Za-z-]+$/.test(value),
  age: (value: string) => Object.hasOwn(ages, value),
}
export type QueueField = keyof typeof fields
const names = Object.keys(fields) as QueueField[]
/** Longest value that is looked at. */
const LONGEST = 40

/** The queue as its address describes it: '' for a filter that is not set. */
export type QueueQuery = Record<QueueField, string> & { page: number }

export function readQuery(params: URLSearchParams): QueueQuery {
  const entries = names.map(name => {
    const value = (params.get(name) ?? '').trim()
    return [name, value.length <= LONGEST && fields[name](value) ? value : '']
  })
  return { ...(Object.fromEntries(entries) as Record<QueueField, string>), page: requestedPage(params).pageIndex }
}

/** The query of an address: only what is set. */
export function searchOf(query: QueueQuery): string {
  const set = names.filter(name => query[name]).map(name => [name, query[name]])
  const search = new URLSearchParams([...set, ...(query.page > 1 ? [['page', String(query.page)]] : [])]).toString()
  return search && `?${search}`
}

/** The address of the queue, without the language. */
export const queuePath = (query: QueueQuery): string => deskPath + searchOf(query)

/** The queue with some filters changed, from its first page. */
export const changed = (query: QueueQuery, change: Partial<QueueQuery>): QueueQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** The whole queue. */
export const everything = readQuery(new URLSearchParams())

/** Whether anything but the kind is selected: kinds are tabs. */
export const isFiltered = (query: QueueQuery): boolean => names.some(name => name !== 'kind' && query[name] !== '')

/** The exposures of an author or about a broker, decided ones included. */
export const exposuresOf = (whose: { author: string } | { broker: string }): string =>
  queuePath({ ...everything, kind: 'exposure', show: 'all', ...whose })

/** The address of one item. It carries the queue that it was opened from, to which one returns. */
export function itemPath({ kind, id }: { kind: string; id: string }, from?: QueueQuery): string {
  const back = from && searchOf(from)
  return `${deskPath}?${new URLSearchParams({ kind, id, ...(back && { back }) })}`
}

/** The queue to which one returns from an item. */
export const queueBehind = (params: URLSearchParams): QueueQuery =>
  readQuery(new URLSearchParams((params.get('back') ?? '').slice(0, 500)))

/** Input of moderation.queue for a page of the queue. What waits is oldest first, anything else newest first. */
export function inputOf(query: QueueQuery): CallInput<typeof moderationQueue> {
  const { kind, show, state, held, reason, country, broker, author, age, page } = query
  const filters = {
    kind,
    state,
    held,
    reason,
    countryCode: country,
    traderCode: broker,
    userId: author,
    waitingHours: age && ages[age as keyof typeof ages],
  }
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    show: show === '' ? 'waiting' : (show as 'decided' | 'all'),
    order: show === '' ? 'old' : 'new',
    pageIndex: page,
    pageSize: requestedPage(new URLSearchParams()).pageSize,
  }
}
