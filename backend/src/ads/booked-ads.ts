import type { Ad } from 'calls/entities/ad'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { toImage } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'

export interface AdRow {
  ad_id: number
  position: Ad['position']
  title: Record<Language, string>
  image: ImageRow | null
  url: string
  hits_type: number
  activity_type: string
  target_code: string
  booking_code: string
  path_start: string
  trader_code: string | null
  country_codes: string[]
  starts_at: string
  ends_at: string | null
}

/** A place where an ad may be shown. `path` without a language; `country` numeric, empty if unknown. */
export interface Place {
  position: Ad['position']
  path: string
  country: string
  traderCode?: string | undefined
}

export type AdsAt = (place: Place, lang: Language) => Promise<Ad[]>

/**
 * There are few bookings and every page needs them: they are read together and cached for some seconds. `allowed` returns those that may be
 * served.
 */
export function createBookedAds(db: Db, allowed: (rows: AdRow[]) => Promise<AdRow[]>): AdsAt {
  const booked = memoize({ seconds: 20 }, async () => {
    const rows = await db.query<AdRow>(
      `SELECT a.*, CASE WHEN i.image_id IS NULL THEN NULL
         ELSE json_build_object('id', i.image_id, 'width', i.width, 'height', i.height) END AS image
       FROM ads a LEFT JOIN images i ON i.image_id = a.image_id AND NOT i.private
       WHERE a.ends_at IS NULL OR a.ends_at > now() ORDER BY a.position, a.place, a.ad_id`,
    )
    return allowed(rows)
  })
  return async (place, lang) => {
    const now = new Date().toISOString()
    return (await booked()).filter(row => stands(row, place, now)).map(row => toAd(row, lang))
  }
}

function stands(row: AdRow, { position, path, country, traderCode }: Place, now: string): boolean {
  return (
    row.position === position &&
    row.starts_at <= now &&
    (row.ends_at === null || row.ends_at > now) &&
    (row.path_start === '' || beginsWith(path, row.path_start)) &&
    (row.trader_code === null || row.trader_code === traderCode) &&
    (row.country_codes.length === 0 || row.country_codes.includes(country))
  )
}

/** Whether a path begins with `start`: `/brokers` matches `/brokers.html` and `/brokers/…`, not `/brokerage`. */
const beginsWith = (path: string, start: string): boolean =>
  path.startsWith(start) && /^([/.]|$)/.test(path.slice(start.length))

const toAd = (row: AdRow, lang: Language): Ad => ({
  adId: String(row.ad_id),
  position: row.position,
  title: row.title[lang],
  image: row.image && toImage(row.image),
  url: row.url.startsWith('/') ? `/${lang}${row.url}` : row.url,
  hitsType: row.hits_type,
  activityType: row.activity_type,
  tCode: row.target_code,
  iCode: row.booking_code,
  label: 'ad',
})
