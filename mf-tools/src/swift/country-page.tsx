import { useHref, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsText } from '../strings/keys.ts'
import { PLACES_PER_PAGE, type CountryData } from './load-place.ts'
import { PlaceLinks } from './place-links.tsx'
import { SampleNote } from './sample-note.tsx'
import { cityPath, countryPath, swiftCrumbs } from './swift-paths.ts'

/** The cities of a country that have codes. */
export function CountryPage({ data: { country, items, total, page } }: { data: CountryData }) {
  const t = useText()
  const href = useHref()
  return (
    <Wrap page>
      <PageHead
        crumbs={swiftCrumbs(useStore(), country.name)}
        title={t(toolsText.swiftIn, { place: country.name })}
        lead={t(toolsText.swiftInLead)}
      />
      {country.sample && <SampleNote />}
      <Panel title={t(toolsText.swiftCities)}>
        <PlaceLinks
          places={items.map(({ city, slug, count }) => ({ name: city, path: cityPath(country.slug, slug), count }))}
        />
      </Panel>
      <Pager
        page={page}
        pages={Math.ceil(total / PLACES_PER_PAGE)}
        hrefOf={next => `${href(countryPath(country.slug))}?page=${next}`}
      />
    </Wrap>
  )
}
