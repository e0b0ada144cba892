import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { marketText } from '../../strings/keys.ts'
import type { ListingQuery } from '../list-places.ts'
import { changed } from '../listing-query.ts'

/** Exhibitions that are not over, and those of the past. */
export function WhenTabs({ query }: { query: ListingQuery }) {
  const t = useText()
  const href = useHref()
  const items = [
    { label: t(marketText.upcoming), when: '' },
    { label: t(marketText.past), when: 'past' },
  ].map(({ label, when }) => ({
    label,
    to: href(changed('exhibition', query, { when, order: '' })),
    current: query.when === when,
  }))
  return <TabsNav label={t(marketText.when)} items={items} />
}
