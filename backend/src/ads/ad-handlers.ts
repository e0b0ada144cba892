import * as calls from 'calls/ads'
import { adPositions } from 'calls/entities/ad'
import type { Ad } from 'calls/entities/ad'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { handle } from 'platform/api/handle'
import type { CallContext, CallHandler } from 'platform/api/handle'
import { isSupportedLanguage } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { createAdRefusals } from './ad-refusals.ts'
import { createBookedAds } from './booked-ads.ts'
import { createRecommendedBrokers } from './recommended-brokers.ts'

export function adHandlers({ db, reference, log }: { db: Db; reference: ReferenceData; log: Log }): CallHandler[] {
  const adsAt = createBookedAds(db, createAdRefusals(db, reference, log))
  const recommended = createRecommendedBrokers(db, reference)
  const onPage =
    (position: Ad['position']) =>
    async ({ path }: { path?: string | undefined }, { caller }: CallContext) => ({
      items: await adsAt({ position, path: withoutLanguage(path), country: caller.country }, caller.lang),
    })
  return [
    handle(calls.adWindow, onPage('window')),
    handle(calls.advertisementWindowad, onPage('window')),
    handle(calls.advertisementTopad, onPage('top')),
    handle(calls.advertisementBottomad, onPage('bottom')),
    handle(calls.advertisementInit, async ({ path, positions = [...adPositions] }, context) => {
      const asked = [...new Set(positions)]
      const slots = await Promise.all(
        asked.map(async position => ({ position, ...(await onPage(position)({ path }, context)) })),
      )
      return { show: slots.some(({ items }) => items.length > 0), slots }
    }),
    handle(calls.advertisementFxeye, async ({ traderCode }, { caller }) => ({
      items: await adsAt({ position: 'fxeye', path: '', country: caller.country, traderCode }, caller.lang),
    })),
    handle(calls.recommendedcooperativetraderList, async ({ countryCode, num }) => ({
      items: (await recommended(countryCode, num)).map(broker => ({ ...broker, label: 'ad' as const })),
    })),
  ]
}

/** The path of an address, without language and query. */
function withoutLanguage(path = ''): string {
  const address = path.split(/[?#]/, 1)[0]!
  const [, first = ''] = /^\/([^/]*)/.exec(address) ?? []
  return isSupportedLanguage(first.toLowerCase()) ? address.slice(first.length + 1) : address
}
