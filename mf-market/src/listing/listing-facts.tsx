import type { ReactNode } from 'react'
import type { MarketListing } from 'calls/entities/market-listing'
import type { Regulator } from 'calls/entities/regulator'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import { regionName } from 'shared-state/i18n/region-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { DateText } from 'ui/date-text'
import { DescriptionList, type Fact } from 'ui/description-list'
import { ExternalLink } from 'ui/external-link/external-link'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Written } from 'ui/written'
import { brokerPath, regulatorPath } from '../addresses.ts'
import { extraNumber, extraText, extraWords } from '../listing-parts/extra-fields.ts'
import { fieldText } from '../listing-parts/kind-words.ts'
import { ListingPrice } from '../listing-parts/listing-price.tsx'
import { softwareName } from '../listing-parts/software-name.ts'
import { marketText } from '../strings/keys.ts'

interface ListingFactsProps {
  listing: MarketListing
  regulator: Regulator | null
}

export function ListingFacts({ listing, regulator }: ListingFactsProps) {
  const t = useText()
  return (
    <Panel title={t(marketText.facts)}>
      <DescriptionList facts={useListingFacts(listing, regulator)} />
    </Panel>
  )
}

/** The fields of a listing's kind that its author has filled in, in the order of their declaration, and its country. */
export function useListingFacts(listing: MarketListing, regulator: Regulator | null): Fact[] {
  const t = useText()
  const { lang } = useLocale()
  const valueOf = useFieldValue(listing, regulator)
  const own = fieldsOf(listing.type).flatMap(field => {
    const value = valueOf(field)
    return value ? [{ label: t(fieldText[field.name]!), value }] : []
  })
  const country = regionName(lang, listing.twoCharCode)
  return [...own, ...(country ? [{ label: t(marketText.country), value: country }] : [])]
}

/** The value of a field of a listing; nothing if its author has not filled it in. */
function useFieldValue(listing: MarketListing, regulator: Regulator | null): (field: ListingField) => ReactNode {
  const t = useText()
  const { formatList } = useLocale()
  const { lang, price, remote, brokers } = listing
  const words = (name: string): ReactNode => {
    const all = extraWords(listing, name)
    return all.length > 0 && <Written lang={lang}>{formatList(all)}</Written>
  }
  return field => {
    const { kind, name } = field
    const text = extraText(listing, name)
    const count = extraNumber(listing, name)
    switch (kind) {
      case 'words':
      case 'currencies':
        return words(name)
      case 'flag':
        return remote && t(marketText.yes)
      case 'count':
        return count !== undefined && <NumberText value={count} />
      case 'money':
        // The upper end of a range is shown with its beginning.
        return field.atLeast === undefined && price && <ListingPrice listing={listing} />
      default:
        break
    }
    if (text === undefined) return undefined
    switch (kind) {
      case 'line':
        return <Written lang={lang}>{text}</Written>
      case 'link':
        return (
          <>
            <ExternalLink url={text} />
            {name === 'performanceUrl' && ` ${t(marketText.notVerified)}`}
          </>
        )
      case 'choice':
        return softwareName(text, t)
      case 'day':
        return <DateText iso={text} />
      case 'regulator':
        return (
          regulator && <SiteLink to={regulatorPath(regulator)}>{regulator.abbreviation || regulator.name}</SiteLink>
        )
      case 'broker': {
        const broker = brokers.find(({ code }) => code === text)
        return broker && <BrokerLine broker={broker} to={brokerPath(broker)} />
      }
    }
  }
}
