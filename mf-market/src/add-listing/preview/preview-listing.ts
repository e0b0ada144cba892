import { LISTING_DAYS, sectionOf, type MarketListing } from 'calls/entities/market-listing'
import type { Money } from 'calls/entities/money'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { AddState } from '../add-state.ts'
import type { AddData } from '../load-add.ts'
import { extraIn } from '../read-input.ts'

const DAY_MS = 86_400_000

/** A listing as lists and pages will get it once it is live, as far as the form knows: brokers that its texts name are found later. */
export function previewListing(
  { type, countries }: Pick<AddData, 'type' | 'countries'>,
  { values, images, chosen }: AddState,
  { session, visitor }: Pick<SharedStore, 'session' | 'visitor'>,
  now: number,
): MarketListing {
  const extra = extraIn(type, values, visitor.lang)
  const { userId = '', nick = '', avatar = null, countryCode = '', identity = '', vest = false } = session.user ?? {}
  const country = countries.find(({ value }) => value === values.countryCode)
  return {
    code: '',
    slug: '',
    section: sectionOf(type),
    type,
    title: values.title ?? '',
    summary: '',
    lang: visitor.lang,
    user: { userId, nick, avatar, countryCode, identity, vest, twoCharCode: '', countryName: '', fans: 0 },
    images: [...images],
    countryCode: values.countryCode ?? '',
    twoCharCode: country?.twoCharCode ?? '',
    price: ((extra.price ?? extra.salary) as Money | undefined) ?? null,
    priceTo: (extra.salaryTo as Money | undefined) ?? null,
    startsAt: (extra.startsAt as string | undefined) ?? null,
    endsAt: (extra.endsAt as string | undefined) ?? null,
    remote: extra.remote === true,
    extra,
    brokers: chosen ? [chosen] : [],
    state: 'live',
    applaudCount: 0,
    commentCount: 0,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + LISTING_DAYS * DAY_MS).toISOString(),
    sample: false,
  }
}
