import { dealerGettraderbycodes, traderSearch } from 'calls/brokers'
import { compareIndexinit } from 'calls/compare'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { compareLimit } from 'shared-state/store/compare-limit'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { readPart } from 'calls/failures/read-part'
import { typedText } from '../typed-text.ts'
import { readComparison, searchedPath } from './compare-address.ts'

const mostCharacters = 64
/** Maximum number of results of the search for another broker. */
const offered = 8

/**
 * Two to four brokers side by side; with one or none, the page asks for more. `found`: results of the search for another broker; null if
 * there was no search, or it failed. Invalid and unknown codes are not found (spec 8); codes in a non-canonical form are redirected to the
 * canonical address (301).
 */
export async function loadCompare(context: LoadContext) {
  const { api, lang, url, signal } = context
  const asked = readComparison(url.searchParams)
  if (!asked) throw notFound(context)
  const { codes, leftOut } = asked
  const keyword = typedText(url.searchParams.get('q')).slice(0, mostCharacters)
  const written = url.searchParams.getAll('codes')
  if (leftOut === 0 && written.length > 0 && written.join('&') !== codes.join())
    throw redirectTo(`/${lang}${searchedPath(codes, keyword)}`, 301)
  const [comparison, alone, found] = await Promise.all([
    codes.length > 1 ? api.call(compareIndexinit, { codes }, { signal }) : null,
    codes.length === 1 ? api.call(dealerGettraderbycodes, { codes }, { signal }) : null,
    keyword && codes.length < compareLimit
      ? readPart(api.call(traderSearch, { keyword, pageSize: offered }, { signal }))
      : null,
  ])
  if (alone && alone.items.length === 0) throw notFound(context)
  const offers = found && found.items.filter(({ code }) => !codes.includes(code))
  return { codes, leftOut, keyword, comparison, alone: alone?.items[0] ?? null, found: offers }
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>

/** The brokers chosen so far, in their order. */
export const chosenOf = ({ comparison, alone }: CompareData): readonly BrokerListEntry[] =>
  comparison?.items ?? (alone ? [alone] : [])
