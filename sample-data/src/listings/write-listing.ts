import { slugOf } from 'backend/data-tools/slug'
import { listingLengths } from 'calls/market/listing-fields'
import type { Money } from 'calls/entities/money'
import type { Random } from '../random.ts'
import { dayOf } from '../sample-clock.ts'
import type { SampleClock } from '../sample-clock.ts'
import type { ListingSources, NamedBroker } from './listing-sources.ts'
import { filled } from './listing-texts.ts'
import type { ListingAd, ListingParts, ListingPlace } from './listing-texts.ts'
import type { PlannedListing } from './plan-listings.ts'

export interface WrittenListing {
  lang: ListingAd['lang']
  title: string
  content: string
  contact: string
  countryCode: string
  extra: Record<string, unknown>
  brokerCodes: string[]
}

const DOLLARS = 0.35
const CONTACTS = ['hello', 'info', 'desk', 'team', 'kontak']

/** The texts and fields of a planned listing. `broker`: the one that it is about, if its texts name one. */
export function writeListing(
  ad: ListingAd,
  planned: PlannedListing,
  { parts, sources, clock }: { parts: ListingParts; sources: ListingSources; clock: SampleClock },
  broker: NamedBroker | undefined,
  random: Random,
): WrittenListing {
  const { lang } = ad
  const place = random.pick(parts.places[lang])
  const firm = random.pick(parts.firms[lang])
  const domain = slugOf(firm).replaceAll('-', '')
  const hall = random.pick(parts.halls[lang])
  const city = random.pick(place.cities)
  const values = { firm, domain, hall, city, country: place.country, broker: broker?.name ?? '' }
  const more = random.some(ad.more, random.between(2, 3))
  const closing = random.chance(0.7) ? [random.pick(parts.closings[lang])] : []
  const text = [ad.text, more.join(' '), ...closing].join('\n\n')
  const titles = ad.titles.map(title => filled(title, values)).filter(title => title.length <= listingLengths.title[1])
  return {
    lang,
    title: random.pick(titles),
    content: filled(text, values),
    contact: `${random.pick(CONTACTS)}@${domain}.example`,
    countryCode: place.countryCode,
    extra: {
      ...filled(ad.fields ?? {}, values),
      ...amountsOf(ad, planned, place, random),
      ...ownFields(planned, { city, clock, sources }, random),
      ...(ad.link && random.chance(0.5) && { performanceUrl: `https://track.${domain}.example/${planned.place + 1}` }),
      ...(broker && { traderCode: broker.code }),
    },
    brokerCodes: broker ? [broker.code] : [],
  }
}

function ownFields(
  { type, startsDaysAgo }: PlannedListing,
  { city, clock, sources }: { city: string; clock: SampleClock; sources: ListingSources },
  random: Random,
): Record<string, unknown> {
  const dayAfter = (days: number): string => dayOf(clock.daysAgo(startsDaysAgo - days))
  if (type === 'exhibition') return { city, startsAt: dayAfter(0), endsAt: dayAfter(random.between(0, 2)) }
  if (type === 'licenseCommission') return { regulatorId: random.pick(sources.regulators) }
  if (type === 'licenseTransfer')
    return { regulatorId: random.pick(sources.regulators), licenceNo: `SAMPLE-${random.between(1000, 9999)}` }
  return {}
}

/** A price or a range of salaries, in the currency of the place or in US dollars; most of them may be missing. */
function amountsOf(
  { price }: ListingAd,
  { type }: PlannedListing,
  { currency, rate }: ListingPlace,
  random: Random,
): Record<string, Money> {
  const isHidden = random.chance(0.2)
  const own = random.chance(DOLLARS) ? { currency: 'USD', rate: 1 } : { currency, rate }
  if (!price || (isHidden && type !== 'ea')) return {}
  const inOwn = (dollars: number): Money => ({ amount: rounded(dollars * own.rate), currency: own.currency })
  const [from, to] = price
  if (type === 'personal' || type === 'team') {
    const level = random.between(85, 120) / 100
    return { salary: inOwn(from * level), ...(random.chance(0.8) && { salaryTo: inOwn(to * level) }) }
  }
  return { price: inOwn(random.between(from, to)) }
}

/** Two leading figures. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step
}
