import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { exposureDropdown } from 'calls/exposure'
import { useApi, useHref, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Highlight } from 'ui/highlight'
import { SearchCombobox } from 'ui/search-combobox'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'
import styles from './broker-search.module.css'

const suggested = 6

interface BrokerSearchProps {
  /** Path of the form, and the fields of its address that stay. */
  path: string
  keep?: Readonly<Record<string, string>>
  keyword: string
  /** Results of a search without JavaScript; null: nothing was searched. */
  found: readonly BrokerListEntry[] | null
}

/** Finds a listed broker: each suggestion and result leads to the form with that broker (`trader`). */
export function BrokerSearch({ path, keep, keyword, found }: BrokerSearchProps) {
  const t = useText()
  const api = useApi()
  const action = useHref()(path)
  const chosen = `${action}?${new URLSearchParams({ ...keep, trader: '' })}`
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { items } = await api.call(exposureDropdown, { keyword: typed, num: suggested }, { signal })
      return items.map(broker => ({
        key: broker.code,
        to: chosen + broker.code,
        content: <Offer broker={broker} match={typed} />,
      }))
    },
    [api, chosen],
  )
  return (
    <div className={styles.search}>
      <SearchCombobox
        label={t(exposureText.findBroker)}
        action={action}
        keep={keep}
        defaultValue={keyword}
        load={load}
        clearOnChoose
      />
      {found &&
        (found.length === 0 ? (
          <Text as="p">{t(exposureText.noBrokerFound)}</Text>
        ) : (
          <ul role="list" aria-label={t(exposureText.findBroker)} className={styles.found}>
            {found.map(broker => (
              <li key={broker.code}>
                <Link to={chosen + broker.code} className={styles.offer}>
                  <Offer broker={broker} match={keyword} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
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
    </>
  )
}
