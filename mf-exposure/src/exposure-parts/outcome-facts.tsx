import { Clock } from '@lucide/icons'
import { LEAST_CASES } from 'calls/exposure'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { DescriptionList, type Fact } from 'ui/description-list'
import { Icon } from 'ui/icon'
import { NumberText } from 'ui/number-text'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { brokerListPath, brokerMediationPath, overdueListPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import type { Outcome } from './load-outcome.ts'
import { useCount } from './use-count.ts'

/** Where the complaints about a broker stand, and how they ended. Each number leads to the complaints that it counts. */
export function OutcomeFacts({ outcome }: { outcome: Outcome }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const number = formatNumber(LEAST_CASES)
  const { total, medianDays, registered } = outcome
  const why = [
    ...(total < LEAST_CASES ? [t(exposureText.tooFewCases, { number })] : []),
    ...(total >= LEAST_CASES && medianDays === null ? [t(exposureText.tooFewResolved, { number })] : []),
    ...(registered ? [] : [`${t(exposureText.notRegistered)}. ${t(exposureText.notRegisteredWhy)}`]),
  ]
  return (
    <Stack gap="s">
      <DescriptionList facts={[...useOpenFacts(outcome), ...useEndFacts(outcome)]} />
      {why.map(text => (
        <Text key={text} as="p" size="sm" tone="quiet">
          {text}
        </Text>
      ))}
    </Stack>
  )
}

/** What waits, the worst first. */
function useOpenFacts({ broker, overdue, awaitingBroker, underMediation, open, answers }: Outcome): Fact[] {
  const t = useText()
  const { formatNumber } = useLocale()
  const list = brokerListPath(broker.code)
  const counts = [
    { label: exposureText.withoutReply, count: overdue, to: overdueListPath(broker.code), isBad: true },
    { label: exposureText.awaitsReply, count: awaitingBroker, to: `${list}&state=in_mediation` },
    { label: exposureText.nowUnderMediation, count: underMediation, to: brokerMediationPath(broker.code) },
  ]
  return [
    { label: t(exposureText.stillOpen), value: <NumberText value={open} /> },
    ...counts
      .filter(({ count }) => count > 0)
      .map(({ label, count, to, isBad }) => ({
        label: t(label),
        value: (
          <SiteLink to={to} aria-label={`${t(label)}: ${formatNumber(count)}`}>
            {isBad && <Icon of={Clock} size="s" />}
            <NumberText value={count} />
          </SiteLink>
        ),
      })),
    ...(answers && answers.due > 0
      ? [
          {
            label: t(exposureText.answeredInTime),
            value: t(exposureText.someOf, { some: formatNumber(answers.inTime), all: formatNumber(answers.due) }),
          },
        ]
      : []),
  ]
}

/** The share of the complaints that their authors have marked resolved, and how long that took; of enough cases only. */
function useEndFacts({ total, resolved, medianDays }: Outcome): Fact[] {
  const t = useText()
  const countText = useCount()
  const { formatNumber } = useLocale()
  if (total < LEAST_CASES) return []
  // Rounded down: never a better share than the true one.
  const share = formatNumber(Math.floor((100 * resolved) / total) / 100, { style: 'percent' })
  const facts = [
    {
      label: t(exposureText.shareResolved),
      value: t(exposureText.resolvedOf, { resolved: formatNumber(resolved), total: formatNumber(total), share }),
    },
  ]
  if (medianDays === null) return facts
  // Rounded up, for the same reason.
  const days = countText(exposureText.days, Math.ceil(medianDays))
  return [...facts, { label: t(exposureText.medianToResolution), value: days }]
}
