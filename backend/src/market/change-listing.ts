import { LISTING_DAYS, RENEW_DAYS } from 'calls/entities/market-listing'
import type { OwnListing } from 'calls/entities/market-listing'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { lockWriter } from '../lock-writer.ts'
import { brokersOfListing, type BrokerDeps } from './brokers-of-listing.ts'
import { lockOwn } from './find-listing.ts'
import { textsOf } from './listing-input.ts'
import { ownListing, readOwn } from './own-listing.ts'
import { refuseUnfit } from './refuse-unfit.ts'

const tooEarly: Record<Language, string> = {
  en: `You can renew a listing from ${RENEW_DAYS} days before it expires.`,
  id: `Iklan dapat diperpanjang mulai ${RENEW_DAYS} hari sebelum masa tayangnya berakhir.`,
}

/** Withdraws a pending or live listing for good (calls, market.withdraw). */
export async function withdrawListing(deps: BrokerDeps, code: string, caller: Caller): Promise<OwnListing> {
  const { userId } = signedIn(caller)
  await deps.db.transaction(async queries => {
    await lockWriter(queries, userId)
    await lockOwn(queries, code, userId, ['pending', 'live'])
    await queries.query(`UPDATE listings SET state = 'withdrawn', state_since = now() WHERE code = $1`, [code])
  })
  return readOwn(deps, code, caller)
}

/** Starts the time of a live or expired listing again (calls, market.renew). The brokers that it is about are found again. */
export async function renewListing(deps: BrokerDeps, code: string, caller: Caller): Promise<OwnListing> {
  const { userId } = signedIn(caller)
  await lockOwn(deps.db, code, userId, ['live', 'expired'])
  const { listing, content, contact, extra } = await ownListing(deps, code, caller)
  const { type, title } = listing
  const brokers = await brokersOfListing(deps, {
    traderCode: extra.traderCode as string | undefined,
    texts: textsOf(type, { title, content, contact }, extra),
  })
  refuseUnfit(type, brokers, () => 'code', caller.lang)
  await deps.db.transaction(async queries => {
    await lockWriter(queries, userId)
    await lockOwn(queries, code, userId, ['live', 'expired'])
    const renewed = await queries.one(
      `UPDATE listings SET expires_at = now() + interval '${LISTING_DAYS} days', broker_codes = $2
       WHERE code = $1 AND expires_at <= now() + interval '${RENEW_DAYS} days' RETURNING code`,
      [code, brokers.map(broker => broker.code)],
    )
    if (!renewed) throw new Refusal(errorCodes.wrongState, { message: tooEarly[caller.lang] })
  })
  return readOwn(deps, code, caller)
}
