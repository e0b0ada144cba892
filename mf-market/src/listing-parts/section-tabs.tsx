import { marketSectionNames, type MarketSection } from 'calls/entities/market-listing'
import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { marketPath, sectionPath } from '../addresses.ts'
import { marketText } from '../strings/keys.ts'
import { sectionText } from './kind-words.ts'

/** The market and its sections. A search is continued in the other sections. */
export function SectionTabs({ section, keyword = '' }: { section?: MarketSection; keyword?: string }) {
  const t = useText()
  const href = useHref()
  const search = keyword && `?${new URLSearchParams({ keyword })}`
  const all = { label: t(marketText.allSections), to: href(marketPath + search), current: section === undefined }
  const sections = marketSectionNames.map(name => ({
    label: t(sectionText[name]),
    to: href(sectionPath(name) + search),
    current: name === section,
  }))
  return <TabsNav label={t(marketText.sections)} items={[all, ...sections]} />
}
