import { commentKinds } from 'shared-state/calls/entities/comment'

export const reviewOrders = ['new', 'helpful', 'rating', 'old'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
export type ReviewKind = (typeof commentKinds)[number]

/** What an address asks of a broker's reviews. */
export interface ReviewQuery {
  kind?: ReviewKind
  order: ReviewOrder
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find(value => value === text)

/** Values that are not known count as not asked. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const kind = oneOf(commentKinds, params.get('kind'))
  const page = Number(params.get('page') ?? 1)
  return {
    ...(kind && { kind }),
    order: oneOf(reviewOrders, params.get('order')) ?? 'new',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  }
}

export function reviewAddress(path: string, { kind, order, page }: ReviewQuery): string {
  const params = new URLSearchParams()
  if (kind) params.set('kind', kind)
  if (order !== 'new') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
