import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { brokerAtPath, webAddress } from '../brokers/web-address.ts'
import { brokerAtHost } from '../brokers/website-owner.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import type { AdRow } from './booked-ads.ts'

type Advertised = Pick<AdRow, 'target_code' | 'url'>

/**
 * Leaves out the ads for brokers that may not lead: they are not recommended for money either (decisions 7). Each refused booking is logged once.
 */
export function createAdRefusals(db: Db, reference: ReferenceData, log: Log) {
  const logged = new Set<number>()
  return async <Row extends AdRow>(rows: Row[]): Promise<Row[]> => {
    const codes = await Promise.all(rows.map(row => codesIn(db, row)))
    const brokers = await entriesByCode(db, reference, codes.flat())
    return rows.filter((row, index) => {
      const unfit = codes[index]?.map(code => brokers.get(code)).find(broker => broker && !mayLead(broker))
      if (!unfit) return logged.delete(row.ad_id) || true
      const { ad_id: adId, booking_code: booking } = row
      if (!logged.has(adId))
        log.warn(
          { adId, booking, broker: unfit.code, findings: unfit.findings },
          'ad not served: its broker may not lead',
        )
      logged.add(adId)
      return false
    })
  }
}

/** Codes of the brokers that an ad may be for: its target, the broker of an address on this site, and the owner of a website. */
async function codesIn(db: Db, { target_code: target, url }: Advertised): Promise<string[]> {
  const { pathname, searchParams } = URL.parse(url, SITE) ?? new URL(SITE)
  const linked = url.startsWith('/') ? searchParams.get('url') : url
  const host = linked === null ? undefined : webAddress(linked)?.hostname
  const owner = host && (await brokerAtHost(db, host))
  const named = brokerAtPath(pathname)
  return [target, ...(owner ? [owner] : []), ...(url.startsWith('/') && named ? [named] : [])]
}

const SITE = 'https://site.invalid'
