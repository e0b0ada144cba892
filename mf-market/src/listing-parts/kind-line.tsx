import type { MarketListing } from 'calls/entities/market-listing'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { marketText } from '../strings/keys.ts'
import { extraText, extraWords } from './extra-fields.ts'
import { fieldText } from './kind-words.ts'
import { softwareName } from './software-name.ts'

/** The field of each kind that says most about a listing, besides its price. */
const telling: Partial<Record<MarketListing['type'], string>> = {
  platform: 'platformName',
  licenseCommission: 'licenceType',
  ib: 'rebate',
  personal: 'position',
  team: 'position',
  technical: 'service',
}

/** What a list shows of a listing's own fields: dates and place of an exhibition, the position, the software and its pairs. */
export function KindLine({ listing }: { listing: MarketListing }) {
  const t = useText()
  const { formatList } = useLocale()
  const { type, lang, startsAt, endsAt } = listing
  if (type === 'exhibition' && startsAt !== null)
    return (
      <Text as="p" weight="medium">
        <DateText iso={startsAt} />
        {endsAt !== null && endsAt !== startsAt && (
          <>
            {' – '}
            <DateText iso={endsAt} />
          </>
        )}
        {' · '}
        <Written lang={lang}>
          {t(marketText.exhibitionPlace, {
            venue: extraText(listing, 'venue') ?? '',
            city: extraText(listing, 'city') ?? '',
          })}
        </Written>
      </Text>
    )
  if (type === 'ea') {
    const words = [softwareName(extraText(listing, 'software') ?? '', t), ...extraWords(listing, 'pairs')]
    return (
      <Text as="p" size="sm">
        <bdi>{formatList(words)}</bdi>
      </Text>
    )
  }
  const name = telling[type]
  const words = name && extraText(listing, name)
  if (!name || !words) return null
  return (
    <Text as="p" size="sm">
      {`${t(fieldText[name]!)}: `}
      <Written lang={lang}>{words}</Written>
    </Text>
  )
}
