import type { Rates } from 'calls/calculators/conversion'
import { day } from 'calls/entities/fields'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { array, maxLength, minLength, object, optional, regex, safeParse, string, trim } from 'shared-state/schema'
import { againstDollar } from './against-dollar.ts'

export interface RateDay {
  /** YYYY-MM-DD */
  day: string
  rates: Rates
}

export interface Feed {
  /** Publisher of the rates, as named in the feed. */
  source: string | undefined
  /** Oldest first; at least one. */
  days: RateDay[]
}

/** The content of a feed is unusable; the message says why. */
export class FeedError extends Error {
  override name = 'FeedError'
}

const DAY_MS = 86_400_000
/** The first day with euro rates. */
const FIRST_DAY = '1999-01-01'
const FEWEST_CURRENCIES = 5

const envelope = object({
  Envelope: object({
    Sender: optional(object({ name: string().check(trim(), minLength(1), maxLength(100)) })),
    Cube: array(
      object({
        Cube: array(
          object({
            time: day,
            Cube: array(
              object({
                currency: string().check(regex(/^[A-Z]{3}$/)),
                rate: string().check(regex(/^\d{1,9}(\.\d{1,9})?$/)),
              }),
            ),
          }),
        ).check(minLength(1), maxLength(200)),
      }),
    ).check(minLength(1), maxLength(1)),
  }),
})

/**
 * Parses the European Central Bank's eurofxref XML, for one day or several: prices of one euro in other currencies. Entities are not
 * expanded and a document type is refused. Throws FeedError for anything that is not clearly a list of rates.
 */
export function readFeed(xml: string, now = new Date()): Feed {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new FeedError('it has a document type declaration, which is not allowed')
  const { Envelope } = parsed(xml)
  const days = (Envelope.Cube[0]?.Cube ?? []).map(({ time, Cube }) => ({ day: time, rates: ratesOf(time, Cube) }))
  days.sort((one, other) => (one.day < other.day ? -1 : 1))
  if (new Set(days.map(each => each.day)).size < days.length) throw new FeedError('it contains a day twice')
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const wrong = days.find(each => each.day < FIRST_DAY || each.day > tomorrow)
  if (wrong) throw new FeedError(`it has rates for ${wrong.day}, before the first day of the euro or in the future`)
  return { source: Envelope.Sender?.name, days }
}

function parsed(xml: string) {
  const valid = XMLValidator.validate(xml)
  if (valid !== true) throw new FeedError(`it is not XML: ${valid.err.msg.slice(0, 200)}`)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    processEntities: false,
    isArray: name => name === 'Cube',
  })
  const read = safeParse(envelope, parser.parse(xml))
  if (!read.success)
    throw new FeedError(
      `it is not in the eurofxref format: ${read.error.issues
        .map(({ path }) => path.join('.'))
        .slice(0, 3)
        .join(', ')}`,
    )
  return read.data
}

function ratesOf(time: string, list: readonly { currency: string; rate: string }[]): Rates {
  const perEuro = new Map([['EUR', 1]])
  for (const { currency, rate } of list) {
    const value = Number(rate)
    if (perEuro.has(currency)) throw new FeedError(`it lists ${currency} twice for ${time}`)
    if (!(value >= 1e-6 && value <= 1e9))
      throw new FeedError(`it has an implausible rate of ${rate} for ${currency} on ${time}`)
    perEuro.set(currency, value)
  }
  if (perEuro.size <= FEWEST_CURRENCIES || !perEuro.has('USD'))
    throw new FeedError(`it has too few currencies, or no US dollar, on ${time}`)
  return againstDollar(perEuro)
}
