import type { Page } from 'calls/entities/page'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'

interface Place {
  name: string
  slug: string
  count: number
}

interface Asked {
  keyword?: string | undefined
  /** Only the place with this part of an address. */
  slug?: string | undefined
  order: 'name' | 'count'
  pageIndex: number
  pageSize: number
}

const COUNTED = { seconds: 60, stale: 600, most: 300 }

/** Cities of a country and banks of a city with their number of codes. Their lists are counted once a minute. */
export function createSwiftPlaces(db: Db) {
  const count = (kind: 'city' | 'bank', condition: string, params: string[]) =>
    db.query<Place>(
      `SELECT min(${kind}) AS name, ${kind}_slug AS slug, count(*)::integer AS count FROM swift_codes
       WHERE ${condition} GROUP BY ${kind}_slug ORDER BY ${kind}_slug`,
      params,
      { prepared: true },
    )
  const cities = memoize(COUNTED, (country: string) => count('city', 'two_char_code = $1', [country]))
  const banks = memoize(COUNTED, (country: string, city: string) =>
    count('bank', 'two_char_code = $1 AND city_slug = $2', [country, city]),
  )
  return {
    cities: async (country: string, asked: Asked) => pageOf(await cities(country), asked),
    banks: async (country: string, city: string, asked: Asked) => pageOf(await banks(country, city), asked),
  }
}

function pageOf(all: readonly Place[], { keyword, slug, order, pageIndex, pageSize }: Asked): Page<Place> {
  const part = keyword?.toLowerCase() ?? ''
  const places = all.filter(
    place => (slug === undefined || place.slug === slug) && place.name.toLowerCase().includes(part),
  )
  if (order === 'count') places.sort((a, b) => b.count - a.count)
  const from = (pageIndex - 1) * pageSize
  return { items: places.slice(from, from + pageSize), total: places.length, pageIndex, pageSize }
}
