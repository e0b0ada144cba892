import { asTyped, shortCode, swiftForm } from 'calls/swift/swift-parts'
import { swiftcodeBank, swiftcodeCity, swiftcodeComplete, swiftcodeInit, type swiftCode } from 'calls/swift-codes'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { OutputOfSchema } from 'shared-state/schema'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { codePath, namedIn, swiftPath } from './swift-paths.ts'

export const PLACES_PER_PAGE = 50

const LAST_PAGE = 10_000
const pageIn = ({ url }: LoadContext): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))

/** No slug of the directory is longer. */
const LONGEST_SLUG = 80
const isSlug = (part: string | undefined): part is string => part !== undefined && part.length <= LONGEST_SLUG

async function countryOf(context: LoadContext, slug: string | undefined) {
  const { countries, sample } = await context.api.call(swiftcodeInit, {}, { signal: context.signal })
  const country = countries.find(known => known.slug === slug)
  return country && { ...country, sample }
}

type SwiftCode = OutputOfSchema<typeof swiftCode>
export interface CodeData {
  code: SwiftCode
  /** The other codes of its bank in the country. */
  others: SwiftCode[]
}
export interface CountryData extends CallOutput<typeof swiftcodeCity> {
  country: NonNullable<Awaited<ReturnType<typeof countryOf>>>
  page: number
}

/** A country with its cities, or a code with the others of its bank: both are named by the last part of the address. */
export async function loadPlace(context: LoadContext): Promise<CountryData | CodeData> {
  const { api, lang, params, signal } = context
  const named = namedIn(params.place)
  if (named === undefined) throw notFound(context)
  const country = await countryOf(context, named)
  if (country) {
    const page = pageIn(context)
    const { twoCharCode } = country
    const cities = await api.call(
      swiftcodeCity,
      { twoCharCode, pageIndex: page, pageSize: PLACES_PER_PAGE },
      { signal },
    )
    return { country, page, ...cities }
  }
  const typed = asTyped(named)
  if (!swiftForm.test(typed)) throw notFound(context)
  const code = shortCode(typed)
  if (code !== named) throw redirectTo(`/${lang}${codePath(code)}`, 301)
  const { items } = await api.call(swiftcodeComplete, { swiftCode: code }, { signal }).catch((error: unknown) => {
    // Its country does not exist: the check says so.
    if (error instanceof ApiError && error.status === 400) throw redirectTo(`/${lang}${swiftPath}?code=${code}`)
    throw error
  })
  return { code: items[0]!, others: items.slice(1) }
}

/** A city with its banks. */
export async function loadCity(context: LoadContext) {
  const { api, params, signal } = context
  const country = await countryOf(context, params.country)
  const city = namedIn(params.city)
  if (!country || !isSlug(city)) throw notFound(context)
  const page = pageIn(context)
  const { twoCharCode } = country
  const [banks, { items }] = await Promise.all([
    api.call(swiftcodeBank, { twoCharCode, city, pageIndex: page, pageSize: PLACES_PER_PAGE }, { signal }),
    api.call(swiftcodeCity, { twoCharCode, slug: city, pageSize: 1 }, { signal }),
  ])
  const known = items[0]
  if (!known) throw notFound(context)
  return { country, city: { name: known.city, slug: known.slug }, page, ...banks }
}

/** The codes of a bank in a city. */
export async function loadBank(context: LoadContext) {
  const { api, params, signal } = context
  const country = await countryOf(context, params.country)
  const bank = namedIn(params.bank)
  if (!country || !isSlug(bank) || !isSlug(params.city)) throw notFound(context)
  const { twoCharCode } = country
  const { items, ...names } = await api.call(swiftcodeComplete, { twoCharCode, city: params.city, bank }, { signal })
  return { country, items, city: { name: names.city, slug: items[0]!.citySlug }, bank: names.bank }
}
