import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { brokerListPath, brokerPath, mediationPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import { mostNonCooperative } from './load-mediation.ts'

/** The place of this panel on the page; warnings on brokers' pages link to it. */
const nonCooperativeId = 'not-cooperative'

/** Brokers with complaints that have no agreement with this site to settle them, most complaints first; null: they failed to load. */
export function NonCooperative({ brokers }: { brokers: readonly BrokerListEntry[] | null }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const title = t(exposureText.notCooperative)
  if (!brokers) return <FailedPanel name={title} retryTo={href(mediationPath)} />
  if (brokers.length === 0) {
    return (
      <Panel id={nonCooperativeId} title={title}>
        <EmptyState title={t(exposureText.notCooperativeNone)} />
      </Panel>
    )
  }
  return (
    <Panel
      id={nonCooperativeId}
      title={title}
      flush
      footer={
        brokers.length < mostNonCooperative
          ? t(exposureText.notCooperativeWhy)
          : `${t(exposureText.notCooperativeWhy)} ${t(exposureText.notCooperativeMore, { number: formatNumber(mostNonCooperative) })}`
      }
    >
      <PanelRows>
        {brokers.map(broker => (
          <li key={broker.code}>
            <Stack gap="s">
              <Row gap="s">
                <BrokerLine broker={broker} to={brokerPath(broker)} />
              </Row>
              <Text size="sm">
                <SiteLink to={brokerListPath(broker.code)}>
                  {t(exposureText.complaintsPublished, { count: broker.exposureCount })}
                </SiteLink>
              </Text>
            </Stack>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
