import { useCallback } from 'react'
import { traderDropdown } from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink, useApi, useHref, useStore, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { EmptyState } from 'ui/empty-state'
import { Highlight } from 'ui/highlight'
import { Panel, PanelRows } from 'ui/panel'
import { SearchCombobox } from 'ui/search-combobox'
import type { Suggestion } from 'ui/suggestion-panel'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './add-broker.module.css'
import { comparePath } from './compare-address.ts'
import { chosenOf, type CompareData } from './load-compare.ts'
import { useChoose } from './use-choose.ts'

const suggested = 6

interface OfferedBroker extends Suggestion {
  broker: BrokerListEntry
}

/** Searches for another broker to add: suggestions and results link to the new comparison. */
export function AddBroker({ data }: { data: CompareData }) {
  const t = useText()
  const api = useApi()
  const href = useHref()
  const { lang } = useStore().visitor
  const choose = useChoose()
  const { codes, keyword, found } = data
  const chosen = codes.join()
  const withBroker = (broker: BrokerListEntry) => choose([...chosenOf(data), broker])
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const before = chosen.split(',').filter(Boolean)
      const { items } = await api.call(traderDropdown, { keyword: typed, num: suggested + before.length }, { signal })
      const others = items.filter(({ code }) => !before.includes(code)).slice(0, suggested)
      return others.map((broker): OfferedBroker => ({
        key: broker.code,
        to: `/${lang}${comparePath([...before, broker.code])}`,
        content: <Offer broker={broker} match={typed} />,
        broker,
      }))
    },
    [api, chosen, lang],
  )
  return (
    <div className={styles.add}>
      <SearchCombobox
        label={t(brokersText.findToCompare)}
        action={href(comparePath())}
        keep={codes.length > 0 ? { codes: chosen } : {}}
        defaultValue={keyword}
        load={load}
        clearOnChoose
        onChoose={offered => withBroker((offered as OfferedBroker).broker)}
        className={styles.field}
      />
      {found && (
        <Panel title={t(brokersText.foundFor, { keyword })} flush>
          {found.length === 0 ? (
            <EmptyState title={t(brokersText.noBrokerFound)}>{t(brokersText.noBrokerFoundWhy)}</EmptyState>
          ) : (
            <PanelRows>
              {found.map(broker => (
                <li key={broker.code}>
                  <SiteLink
                    to={comparePath([...codes, broker.code])}
                    onClick={() => withBroker(broker)}
                    className={styles.found}
                  >
                    <Offer broker={broker} match={keyword} />
                    <span className={styles.addWord}>{t(brokersText.add)}</span>
                  </SiteLink>
                </li>
              ))}
            </PanelRows>
          )}
        </Panel>
      )}
    </div>
  )
}

function Offer({ broker, match }: { broker: BrokerListEntry; match: string }) {
  return (
    <>
      <BrokerLogo code={broker.code} size="s" />
      <span className={styles.name}>
        <Highlight text={broker.showName} match={match} />
      </span>
      <ScoreMark broker={broker} look="row" />
    </>
  )
}
