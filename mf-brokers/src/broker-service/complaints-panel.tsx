import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { exposuresPath, privatePath, reportPath } from '../addresses.ts'
import { FigureBars } from '../broker/figure-bars.tsx'
import { brokersText } from '../strings/keys.ts'
import type { BrokerServiceData } from './load-broker-service.ts'

/** Figures of the public complaints about a broker: total, answered, settled, and by reason, with links to post another, or to file a private one. */
export function ComplaintsPanel({
  complaints,
  traderCode,
}: {
  complaints: NonNullable<BrokerServiceData['complaints']>
  traderCode: string
}) {
  const t = useText()
  const href = useHref()
  const { formatList, formatMoney } = useLocale()
  const { total, last90Days, replied, resolved, byReason, amounts } = complaints
  const title = t(brokersText.complaints)
  const report = (
    <Row>
      <SiteLink to={reportPath(traderCode)} rel="nofollow">
        {t(brokersText.reportThisBroker)}
      </SiteLink>
      <SiteLink to={privatePath(traderCode)} rel="nofollow">
        {t(brokersText.filePrivate)}
      </SiteLink>
    </Row>
  )
  if (total === 0)
    return (
      <Panel title={title}>
        <EmptyState title={t(brokersText.noExposures)} action={report}>
          {t(brokersText.complaintsNone)}
        </EmptyState>
      </Panel>
    )
  const figures = [
    { label: t(brokersText.complaintsAll), value: <NumberText value={total} /> },
    { label: t(brokersText.complaintsRecent), value: <NumberText value={last90Days} /> },
    { label: t(brokersText.complaintsReplied), value: <NumberText value={replied} /> },
    { label: t(brokersText.complaintsResolved), value: <NumberText value={resolved} /> },
  ]
  const reasons = byReason
    .filter(({ count }) => count > 0)
    .map(({ reason, name, count }) => ({
      key: reason,
      label: name,
      value: count,
      figure: <NumberText value={count} />,
    }))
  return (
    <Panel
      id="complaints"
      title={title}
      more={{ label: t(brokersText.allExposures), to: href(exposuresPath(traderCode)) }}
      footer={amounts.length > 0 && t(brokersText.amountsClaimed, { amounts: formatList(amounts.map(formatMoney)) })}
    >
      <Stack>
        <DescriptionList look="tiles" facts={figures} />
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.complaintsWhat)}
        </Text>
        <FigureBars items={reasons} />
        {report}
      </Stack>
    </Panel>
  )
}
