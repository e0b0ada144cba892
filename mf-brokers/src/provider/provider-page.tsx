import { ratingDigits } from 'calls/rating/score-digits'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { DescriptionList, type Fact } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Flag } from 'ui/flag'
import { NumberText } from 'ui/number-text'
import { PageHead } from 'ui/page-head'
import { Panel, PanelRows } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Tag } from 'ui/tag'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { hostOf } from 'ui/external-link/host-of'
import { providersPath } from '../providers/load-providers.ts'
import { ProviderRow } from '../providers/provider-row.tsx'
import { brokersText } from '../strings/keys.ts'
import { providerCrumbs } from './head-of-provider.ts'
import type { loadProvider } from './load-provider.ts'
import styles from './provider-page.module.css'

/** One service provider: its services, its customers, and similar providers. */
export function ProviderPage() {
  const t = useText()
  const href = useHref()
  const { provider, content, traders, related } = usePageData<typeof loadProvider>()
  const { code, name, category, categoryName, twoCharCode, countryName, website, score, sample } = provider
  const facts: Fact[] = [
    { label: t(brokersText.category), value: categoryName },
    {
      label: t(brokersText.registeredIn),
      value: (
        <span className={styles.country}>
          <Flag code={twoCharCode} />
          {countryName}
        </span>
      ),
    },
    // Never a link, as nobody vouches for it.
    { label: t(brokersText.website), value: <span className={styles.website}>{hostOf(website)}</span> },
    ...(score === null
      ? []
      : [{ label: t(brokersText.score), value: <NumberText value={score} options={ratingDigits('score')} /> }]),
  ]
  const side = (
    <>
      <Panel title={t(brokersText.companyFacts)} footer={t(brokersText.providerOpinion)}>
        <DescriptionList facts={facts} />
      </Panel>
      {related.length > 0 && (
        <Panel
          title={t(brokersText.sameCategory)}
          more={{ label: t(brokersText.all), to: href(`${providersPath}?category=${category}`) }}
          flush
        >
          <PanelRows>
            {related.map(other => (
              <li key={other.code}>
                <ProviderRow provider={other} />
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
    </>
  )
  return (
    <Wrap page>
      <PageHead
        crumbs={providerCrumbs(provider, useStore())}
        title={
          <span className={styles.title}>
            <BrokerLogo code={code} eager />
            {name}
          </span>
        }
        lead={<Written>{provider.intro}</Written>}
      >
        <Tag>{categoryName}</Tag>
        {sample && <Tag outline>{t(brokersText.sampleProvider)}</Tag>}
      </PageHead>
      <Split side={side}>
        <Panel>
          <Prose html={content} />
        </Panel>
        <Panel title={t(brokersText.brokersUsing)} flush>
          {traders.length === 0 ? (
            <EmptyState title={t(brokersText.nobodyUses)}>{t(brokersText.nobodyUsesWhy)}</EmptyState>
          ) : (
            <PanelRows>
              {traders.map(broker => (
                <li key={broker.code}>
                  <BrokerRow broker={broker} />
                </li>
              ))}
            </PanelRows>
          )}
        </Panel>
      </Split>
    </Wrap>
  )
}
