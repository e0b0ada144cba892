import { SiteLink, useHref, useLocale, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { exposuresPath, mediationPath, privatePath, reportPath } from '../addresses.ts'
import { FigureBars } from '../broker/figure-bars.tsx'
import { brokersText } from '../strings/keys.ts'
import type { BrokerServiceData } from './load-broker-service.ts'

interface ComplaintsPanelProps {
  complaints: NonNullable<BrokerServiceData['complaints']>
  traderCode: string
}

/** Figures of the public complaints about a broker: total, answered, settled, and by reason, with links to post another, or to file a private one. */
export function ComplaintsPanel({ complaints, traderCode }: ComplaintsPanelProps) {
  const t = useText()
  const href = useHref()
  const { formatList, formatMoney } = useLocale()
  const { total, byReason, amounts, registered } = complaints
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
        <ComplaintFigures complaints={complaints} traderCode={traderCode} />
        {!registered && (
          <Text as="p" size="sm">
            {t(brokersText.cannotReply)}
          </Text>
        )}
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.complaintsWhat)}
        </Text>
        <FigureBars items={reasons} />
        {report}
      </Stack>
    </Panel>
  )
}

/** Each number leads to the complaints that it counts. */
function ComplaintFigures({ complaints, traderCode }: ComplaintsPanelProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { total, last90Days, replied, resolved, open, underMediation, overdue, answers } = complaints
  const list = exposuresPath(traderCode)
  const counts = [
    { label: brokersText.complaintsAll, count: total, to: list },
    { label: brokersText.complaintsRecent, count: last90Days, to: `${list}&period=90` },
    { label: brokersText.complaintsOverdue, count: overdue, to: `${list}&replied=overdue` },
    { label: brokersText.complaintsOpen, count: open },
    { label: brokersText.complaintsUnderMediation, count: underMediation, to: mediationPath(traderCode) },
    { label: brokersText.complaintsReplied, count: replied, to: `${list}&replied=true` },
    { label: brokersText.complaintsResolved, count: resolved, to: `${list}&state=resolved` },
  ]
  const facts = counts.map(({ label, count, to }) => ({
    label: t(label),
    value:
      to && count > 0 ? (
        <SiteLink to={to} aria-label={`${t(label)}: ${formatNumber(count)}`}>
          <NumberText value={count} />
        </SiteLink>
      ) : (
        <NumberText value={count} />
      ),
  }))
  const inTime = answers &&
    answers.due > 0 && {
      label: t(brokersText.answeredInTime),
      value: t(brokersText.ofMost, { count: answers.inTime, most: answers.due }),
    }
  return <DescriptionList look="tiles" facts={inTime ? [...facts, inTime] : facts} />
}
