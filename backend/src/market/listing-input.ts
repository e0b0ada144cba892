import type { Money } from 'calls/entities/money'
import type { addCalls } from 'calls/market-writing'
import { fieldsOf } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import type { CallParsed } from 'shared-state/api/declare-call'

/** Input of the call that adds a listing: the fields of every listing, and those of its kind by name. */
export type ListingInput = CallParsed<(typeof addCalls)[MarketType]> & Record<string, unknown>

/** The fields of its kind that were filled in, as declared. */
export const extraOf = (type: MarketType, input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(type).flatMap(({ name }) => (input[name] === undefined ? [] : [[name, input[name]]])))

/** What lists are filtered by. */
export interface ListingFacts {
  price: number | null
  priceTo: number | null
  currency: string | null
  startsOn: string | null
  endsOn: string | null
  remote: boolean
}

export function factsOf(extra: Readonly<Record<string, unknown>>): ListingFacts {
  const price = (extra.price ?? extra.salary) as Money | undefined
  const priceTo = extra.salaryTo as Money | undefined
  return {
    price: price?.amount ?? null,
    priceTo: priceTo?.amount ?? null,
    currency: price?.currency ?? null,
    startsOn: (extra.startsAt as string | undefined) ?? null,
    endsOn: (extra.endsAt as string | undefined) ?? null,
    remote: extra.remote === true,
  }
}

/** The texts of a listing that its author has written freely: in them brokers may be named or linked to. */
export const textsOf = (
  type: MarketType,
  { title, content, contact }: { title: string; content: string; contact: string },
  extra: Readonly<Record<string, unknown>>,
): string[] => [
  title,
  content,
  contact,
  ...fieldsOf(type)
    .filter(({ kind }) => kind === 'line' || kind === 'link' || kind === 'words')
    .flatMap(({ name }) => (extra[name] as string | string[] | undefined) ?? []),
]
