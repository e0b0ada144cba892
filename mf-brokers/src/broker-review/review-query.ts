import { commentKinds } from 'calls/entities/comment'
import { publicLanguages, type Language } from 'shared-state/i18n/languages'

export const reviewOrders = ['new', 'helpful', 'rating', 'old'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
export type ReviewKind = (typeof commentKinds)[number]

/** The query in an address of a broker's reviews. */
export interface ReviewQuery {
  kind?: ReviewKind | undefined
  /** 1 to 5. */
  stars?: number | undefined
  withPictures?: boolean | undefined
  /** The language they were written in. */
  lang?: Language | undefined
  order: ReviewOrder
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find(value => value === text)

/** The page number in an address; an invalid one means the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** Unknown values are ignored. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  return {
    kind: oneOf(commentKinds, params.get('kind')),
    stars: Number(oneOf(['1', '2', '3', '4', '5'], params.get('stars'))) || undefined,
    withPictures: params.get('pictures') === '1' || undefined,
    lang: oneOf(publicLanguages, params.get('lang')),
    order: oneOf(reviewOrders, params.get('order')) ?? 'new',
    page: readPage(params),
  }
}

/** The filters of the list, as fields of its address. */
export const filtersOf = ({ kind, stars, withPictures, lang }: ReviewQuery): [name: string, value: string][] =>
  Object.entries({ kind, stars, pictures: withPictures && 1, lang }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )

export function reviewAddress(path: string, query: ReviewQuery): string {
  const params = new URLSearchParams(filtersOf(query))
  if (query.order !== 'new') params.set('order', query.order)
  if (query.page > 1) params.set('page', String(query.page))
  return params.size > 0 ? `${path}?${params.toString()}` : path
}
