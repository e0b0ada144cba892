import { Plus, Rows3 } from '@lucide/icons'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Wrap } from 'ui/wrap'
import { addPath, sectionPath } from '../addresses.ts'
import { ListingFilters } from '../listing-list/listing-filters.tsx'
import { addressOf } from '../listing-list/listing-query.ts'
import { ListEnd } from '../listing-list/list-end.tsx'
import { NoListings } from '../listing-list/no-listings.tsx'
import { UncheckedNote } from '../listing-parts/unchecked-note.tsx'
import { useListCount } from '../listing-list/use-list-count.ts'
import { marketText } from '../strings/keys.ts'
import { EaCards } from './ea-cards.tsx'
import { eaShopCrumbs, type loadEaShop } from './load-ea-shop.ts'

/** Expert advisors as in a shop window. Nothing can be bought, and the page says so before it shows any of them. */
export function EaShopPage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const countText = useListCount()
  const { query, items, total, pages, countries } = usePageData<typeof loadEaShop>()
  return (
    <Wrap page>
      <PageHead
        crumbs={eaShopCrumbs(store)}
        title={t(marketText.eaShop)}
        lead={t(marketText.eaShopLead)}
        aside={
          <Row gap="s">
            <Button variant="ghost" icon={Rows3} to={href(sectionPath('ea'))}>
              {t(marketText.asList)}
            </Button>
            <Button variant="secondary" icon={Plus} to={href(addPath('ea'))} rel="nofollow">
              {t(marketText.addEa)}
            </Button>
          </Row>
        }
      />
      <Note tone="bad" title={t(marketText.eaRisk)}>
        {t(marketText.eaRiskWhy)}
      </Note>
      <UncheckedNote />
      <ListingFilters place="shop" query={query} countries={countries} />
      {items.length > 0 ? (
        <EaCards items={items} title={countText(marketText.eaCount, total)} />
      ) : (
        <Panel flush>
          <NoListings place="shop" query={query} />
        </Panel>
      )}
      <Pager page={query.page} pages={pages} hrefOf={page => href(addressOf('shop', { ...query, page }))} />
      <ListEnd list={{ query, pages, total }} />
    </Wrap>
  )
}
