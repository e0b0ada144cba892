import { LISTING_DAYS } from 'calls/entities/market-listing'
import type { MarketType, OwnListing } from 'calls/entities/market-listing'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { Language } from 'shared-state/i18n/languages'
import { titleSlug } from '../data-tools/slug.ts'
import { placePictures } from '../images/place-pictures.ts'
import { lockWriter } from '../lock-writer.ts'
import { brokersOfListing, type BrokerDeps } from './brokers-of-listing.ts'
import { checkNamed } from './check-listing.ts'
import { lockOwn } from './find-listing.ts'
import { extraOf, factsOf, textsOf, type ListingInput } from './listing-input.ts'
import { readOwn } from './own-listing.ts'
import { refuseUnfit } from './refuse-unfit.ts'

const sent: Record<Language, string> = {
  en: 'Your listing was sent. A moderator looks at it first.',
  id: 'Iklan Anda sudah dikirim. Moderator akan memeriksanya terlebih dahulu.',
}

const COLUMNS = `slug, type, lang, title, content, contact, country_code, extra, price, price_to, currency, starts_on, ends_on, remote,
  broker_codes, image_ids`
const VALUES = '$3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14::date, $15::date, $16, $17, $18'

/**
 * Sends a listing that checkListing accepts to the moderators, or the caller's own rejected one again (calls, market.{type}add). The links in it are
 * followed before the transaction begins.
 */
export async function addListing(
  deps: BrokerDeps,
  type: MarketType,
  input: ListingInput,
  caller: Caller,
): Promise<{ listing: OwnListing; message: string }> {
  const { lang } = caller
  const extra = extraOf(type, input)
  await checkNamed(deps, type, extra, lang)
  const traderCode = extra.traderCode as string | undefined
  const brokers = await brokersOfListing(deps, { traderCode, texts: textsOf(type, input, extra) })
  refuseUnfit(type, brokers, broker => (broker.code === traderCode ? 'traderCode' : 'content'), lang)
  const brokerCodes = brokers.map(broker => broker.code)
  const code = await deps.db.transaction(queries => write(queries, type, input, { extra, brokerCodes }, caller))
  return { listing: await readOwn(deps, code, caller), message: sent[lang] }
}

async function write(
  queries: Queries,
  type: MarketType,
  input: ListingInput,
  { extra, brokerCodes }: { extra: Record<string, unknown>; brokerCodes: readonly string[] },
  caller: Caller,
): Promise<string> {
  const { userId } = signedIn(caller)
  await lockWriter(queries, userId)
  if (input.code !== undefined) await lockOwn(queries, input.code, userId, ['rejected'])
  const old = await queries.one<{ image_ids: string[] }>('SELECT image_ids FROM listings WHERE code = $1', [input.code])
  const imageIds = await placePictures(queries, input, caller, { private: false }, old?.image_ids)
  const { price, priceTo, currency, startsOn, endsOn, remote } = factsOf(extra)
  const written = await queries.one<{ code: string }>(
    input.code === undefined
      ? `INSERT INTO listings (code, user_id, ${COLUMNS}, expires_at)
         VALUES (coalesce($1::text, nextval('listing_codes')::text), $2, ${VALUES}, now() + interval '${LISTING_DAYS} days') RETURNING code`
      : `UPDATE listings SET (${COLUMNS}) = (${VALUES}), state = 'pending', state_since = now(), reject_reason = NULL
         WHERE code = $1 AND user_id = $2 RETURNING code`,
    [
      input.code,
      userId,
      titleSlug(input.title, 'listing'),
      type,
      caller.lang,
      input.title,
      input.content,
      input.contact,
      input.countryCode.padStart(3, '0'),
      JSON.stringify(extra),
      price,
      priceTo,
      currency,
      startsOn,
      endsOn,
      remote,
      brokerCodes,
      imageIds,
    ],
  )
  return written!.code
}
