import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsText } from '../strings/keys.ts'
import { PLACES_PER_PAGE, type loadCity } from './load-place.ts'
import { PlaceLinks } from './place-links.tsx'
import { SampleNote } from './sample-note.tsx'
import { bankPath, cityPath, swiftCrumbs } from './swift-paths.ts'

/** The banks of a city. */
export function CityPage() {
  const t = useText()
  const href = useHref()
  const { country, city, items, total, page } = usePageData<typeof loadCity>()
  return (
    <Wrap page>
      <PageHead
        crumbs={swiftCrumbs(useStore(), city.name, { country })}
        title={t(toolsText.swiftIn, { place: `${city.name}, ${country.name}` })}
        lead={t(toolsText.swiftInLead)}
      />
      {country.sample && <SampleNote />}
      <Panel title={t(toolsText.swiftBanks)}>
        <PlaceLinks
          places={items.map(({ bank, slug, count }) => ({
            name: bank,
            path: bankPath(country.slug, city.slug, slug),
            count,
          }))}
        />
      </Panel>
      <Pager
        page={page}
        pages={Math.ceil(total / PLACES_PER_PAGE)}
        hrefOf={next => `${href(cityPath(country.slug, city.slug))}?page=${next}`}
      />
    </Wrap>
  )
}
