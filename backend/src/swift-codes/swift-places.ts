import type { Page } from 'calls/entities/page'
import type { Db } from 'database/db'
import { Conditions, namePattern } from '../sql-parts.ts'

interface Place {
  name: string
  slug: string
  count: number
}

interface Asked {
  /** The columns of the places that the list consists of: cities of a country, or banks of a city. */
  kind: 'city' | 'bank'
  twoCharCode: string
  /** Only of this city, by its part of an address. */
  citySlug?: string
  keyword?: string | undefined
  order: 'name' | 'count'
  pageIndex: number
  pageSize: number
}

/** Places of a country or a city with their number of codes; one index holds them in this order. */
export async function swiftPlaces(db: Db, asked: Asked): Promise<Page<Place>> {
  const { kind, twoCharCode, citySlug, keyword, order, pageIndex, pageSize } = asked
  const where = new Conditions()
  where.add(`two_char_code = ${where.param(twoCharCode.toUpperCase())}`)
  where.when(citySlug, slug => `city_slug = ${slug}`)
  where.when(keyword && namePattern(keyword), pattern => `lower(${kind}) LIKE ${pattern}`)
  const rows = await db.query<Place & { total: number }>(
    `SELECT min(${kind}) AS name, ${kind}_slug AS slug, count(*)::integer AS count, count(*) OVER ()::integer AS total
     FROM swift_codes ${where.where} GROUP BY ${kind}_slug ORDER BY ${order === 'count' ? 'count(*) DESC, ' : ''}${kind}_slug
     LIMIT ${where.param(pageSize)} OFFSET ${where.param((pageIndex - 1) * pageSize)}`,
    where.params,
  )
  const items = rows.map(({ total: _total, ...place }) => place)
  const total =
    rows[0]?.total ?? (pageIndex > 1 ? (await swiftPlaces(db, { ...asked, pageIndex: 1, pageSize: 1 })).total : 0)
  return { items, total, pageIndex, pageSize }
}
