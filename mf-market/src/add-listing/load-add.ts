import { homeCountrylist } from 'calls/home'
import { marketOwn } from 'calls/market-writing'
import { fieldsOf } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { sendAgainPath } from '../addresses.ts'
import { emptyState, type AddState } from './add-state.ts'
import { chosenBroker } from './find-broker.ts'
import { typeIn } from './form-fields.ts'
import { readRegulators } from './read-regulators.ts'
import { valuesOf } from './values-of-own.ts'

const codeIn = (params: URLSearchParams): string => /^[0-9A-Za-z]{1,20}$/.exec(params.get('code') ?? '')?.[0] ?? ''

/**
 * The form for a new listing of a kind; with `?code=`, for the author's own rejected one. `formKey` ensures that a form sent twice is
 * stored only once, and is empty without a login.
 */
export async function loadAdd(context: LoadContext) {
  const { api, params, signal, store, url } = context
  const type = typeIn(params)
  if (!type) throw notFound(context)
  const code = codeIn(url.searchParams)
  const isLoggedIn = store.session.isLoggedIn
  const [{ groups }, regulators, rejected] = await Promise.all([
    api.call(homeCountrylist, { grouped: false }, { signal }),
    fieldsOf(type).some(({ kind }) => kind === 'regulator') ? readRegulators(context) : [],
    isLoggedIn && code ? loadRejected(context, type, code) : null,
  ])
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, twoCharCode, name }) => ({ value: countryCode, label: name, twoCharCode })),
  )
  return {
    type,
    code,
    reason: rejected?.reason ?? null,
    start: rejected?.state ?? emptyState,
    /** The listing can be sent (again); false if it is not rejected any more. */
    isOpen: rejected?.isOpen ?? true,
    countries,
    regulators,
    isLoggedIn,
    formKey: isLoggedIn ? crypto.randomUUID() : '',
  }
}

export type AddData = Awaited<ReturnType<typeof loadAdd>>

/** The viewer's rejected listing in the form. */
async function loadRejected(
  context: LoadContext,
  type: MarketType,
  code: string,
): Promise<{ reason: string | null; isOpen: boolean; state: AddState }> {
  const { api, lang, signal } = context
  try {
    const own = await api.call(marketOwn, { code }, { signal })
    const { listing } = own
    if (listing.type !== type) throw redirectTo(`/${lang}${sendAgainPath(listing)}`)
    const values = valuesOf(own, lang)
    const chosen = await chosenBroker(type, values, context)
    return {
      reason: listing.reason,
      isOpen: listing.state === 'rejected',
      state: { ...emptyState, values, images: listing.images, chosen },
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    throw error
  }
}
