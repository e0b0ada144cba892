import { useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { PageHead } from 'ui/page-head'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { brokersCrumbs } from '../crumbs.ts'
import { ListFilters } from '../list-parts/list-filters.tsx'
import { ListFoot } from '../list-parts/list-foot.tsx'
import { NothingFound } from '../list-parts/nothing-found.tsx'
import { brokersText } from '../strings/keys.ts'
import { providersList, providersPath, type loadProviders } from './load-providers.ts'
import { ProviderRow } from './provider-row.tsx'

/** Firms that serve brokers and traders, by service. */
export function ProvidersPage() {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { query, items, total, pages, categories, countries } = usePageData<typeof loadProviders>()
  const hrefOf = (next: Partial<typeof query>) => href(providersList.address(providersPath, next))
  const selects = [
    {
      name: 'countryCode',
      label: t(brokersText.registeredIn),
      value: query.countryCode,
      any: t(brokersText.anyCountry),
      options: countries.map(({ value, name, count }) => ({ value, label: `${name} (${formatNumber(count)})` })),
    },
    {
      name: 'order',
      label: t(brokersText.sortBy),
      value: query.order,
      any: t(brokersText.byScore),
      options: [
        { value: 'name', label: t(brokersText.byName) },
        { value: 'new', label: t(brokersText.byNew) },
      ],
    },
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.providers))}
        title={t(brokersText.providers)}
        lead={t(brokersText.providersIntro)}
      />
      {categories.length > 0 && (
        <Row gap="s">
          <Chip
            small
            label={t(brokersText.all)}
            to={hrefOf({ ...query, category: '', page: 1 })}
            selected={query.category === ''}
          />
          {categories.map(({ value, name, count }) => (
            <Chip
              key={value}
              small
              label={`${name} (${formatNumber(count)})`}
              to={hrefOf({ ...query, category: value, page: 1 })}
              selected={query.category === value}
            />
          ))}
        </Row>
      )}
      <ListFilters
        action={href(providersPath)}
        asked={hrefOf(query)}
        keyword={{ label: t(brokersText.findProvider), value: query.keyword }}
        selects={selects}
        keep={{ category: query.category }}
      />
      <Text as="p" size="sm" tone="quiet">
        <span role="status">{t(brokersText.providersFound, { count: total })}</span>
      </Text>
      {items.length === 0 ? (
        <NothingFound title={t(brokersText.noProvider)} clear={href(providersPath)} />
      ) : (
        <Panel flush>
          <PanelRows>
            {items.map(provider => (
              <li key={provider.code}>
                <ProviderRow provider={provider} intro />
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      <ListFoot page={query.page} pageSize={providersList.pageSize} shown={items.length} total={total}>
        <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
      </ListFoot>
      <Text as="p" size="sm" tone="faint">
        {t(brokersText.providerOpinion)}
      </Text>
    </Wrap>
  )
}
