import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { exposureDropdown } from 'calls/exposure'
import { useApi, useHref, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Highlight } from 'ui/highlight'
import { SearchCombobox } from 'ui/search-combobox'
import { Text } from 'ui/text'
import { publishPath } from '../../addresses.ts'
import { exposureText } from '../../strings/keys.ts'
import type { PublishData } from '../load-publish.ts'
import { publishAddress } from '../publish-query.ts'
import styles from './broker-step.module.css'

const suggested = 6

/** Finds a listed broker: each suggestion and result leads to this step with that broker. */
export function BrokerSearch({ data: { query, found } }: { data: PublishData }) {
  const t = useText()
  const api = useApi()
  const href = useHref()
  const { code, keyword } = query
  const chosen = href(publishAddress({ code, step: 1 }))
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { items } = await api.call(exposureDropdown, { keyword: typed, num: suggested }, { signal })
      return items.map(broker => ({
        key: broker.code,
        to: `${chosen}&trader=${broker.code}`,
        content: <Offer broker={broker} match={typed} />,
      }))
    },
    [api, chosen],
  )
  return (
    <div className={styles.search}>
      <SearchCombobox
        label={t(exposureText.findBroker)}
        action={href(publishPath)}
        keep={{ ...(code && { code }), step: '1' }}
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
                <Link to={`${chosen}&trader=${broker.code}`} className={styles.offer}>
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
