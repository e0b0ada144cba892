import { usePageData, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Split } from 'ui/split'
import { Wrap } from 'ui/wrap'
import { AddPanel } from '../listing-parts/add-panel.tsx'
import { sectionLead, sectionText } from '../listing-parts/kind-words.ts'
import { SectionTabs } from '../listing-parts/section-tabs.tsx'
import { UncheckedNote } from '../listing-parts/unchecked-note.tsx'
import { ExhibitionMonths } from './exhibitions/exhibition-months.tsx'
import { SubscribePanel } from './exhibitions/subscribe-panel.tsx'
import { WhenTabs } from './exhibitions/when-tabs.tsx'
import { isByDay } from './listing-query.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingsPanel } from './listings-panel.tsx'
import { sectionCrumbs, type loadSection } from './load-section.ts'
import { ShopLink } from './shop-link.tsx'

/** A section of the market. Exhibitions are listed as a calendar. */
export function SectionPage() {
  const t = useText()
  const store = useStore()
  const { section, origin, countries, ...list } = usePageData<typeof loadSection>()
  const { query, items } = list
  const isCalendar = section === 'exhibition'
  const side = (
    <>
      <AddPanel sections={[section]} />
      {isCalendar && <SubscribePanel origin={origin} />}
    </>
  )
  return (
    <Wrap page>
      <PageHead
        crumbs={sectionCrumbs(section, store)}
        title={t(sectionText[section])}
        lead={t(sectionLead[section])}
        aside={section === 'ea' && <ShopLink />}
      />
      <SectionTabs section={section} keyword={query.keyword} />
      <Split side={side}>
        <UncheckedNote />
        {isCalendar && <WhenTabs query={query} />}
        <ListingFilters place={section} query={query} countries={countries} />
        <ListingsPanel place={section} list={list}>
          {isCalendar && isByDay(query) && <ExhibitionMonths items={items} />}
        </ListingsPanel>
      </Split>
    </Wrap>
  )
}
