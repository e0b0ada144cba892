import { LEAST_CASES } from 'calls/exposure'
import { useLocale, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'
import type { Outcome } from './load-outcome.ts'
import { useCount } from './use-count.ts'

/** The share of a broker's complaints that their authors have marked resolved, and how long that took; of enough cases only. */
export function OutcomeFacts({ outcome: { total, resolved, medianDays } }: { outcome: Outcome }) {
  const t = useText()
  const countText = useCount()
  const { formatNumber } = useLocale()
  const number = formatNumber(LEAST_CASES)
  if (total < LEAST_CASES)
    return (
      <Text as="p" size="sm" tone="quiet">
        {t(exposureText.tooFewCases, { number })}
      </Text>
    )
  // Rounded down: never a better share than the true one.
  const share = formatNumber(Math.floor((100 * resolved) / total) / 100, { style: 'percent' })
  const facts = [
    {
      label: t(exposureText.shareResolved),
      value: t(exposureText.resolvedOf, { resolved: formatNumber(resolved), total: formatNumber(total), share }),
    },
    // Rounded up, for the same reason.
    ...(medianDays === null
      ? []
      : [
          {
            label: t(exposureText.medianToResolution),
            value: countText(exposureText.days, Math.ceil(medianDays)),
          },
        ]),
  ]
  return (
    <Stack gap="s">
      <DescriptionList facts={facts} />
      {medianDays === null && (
        <Text as="p" size="sm" tone="quiet">
          {t(exposureText.tooFewResolved, { number })}
        </Text>
      )}
    </Stack>
  )
}
