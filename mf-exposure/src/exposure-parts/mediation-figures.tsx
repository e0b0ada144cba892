import { statesUnderMediation } from 'calls/exposure-case/case-states'
import { stateText } from 'calls/states/state-text'
import { useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Money } from 'ui/money'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'
import styles from './mediation-figures.module.css'
import type { MediationFigures as Figures } from './mediation-steps.tsx'
import { useCount } from './use-count.ts'
import { useListCount } from './use-list-count.ts'

/** Number of currencies shown: sums in different currencies cannot be added up. */
const shownCurrencies = 3

/** The cases of mediation in figures; nothing without cases. */
export function MediationFigures({ figures, look = 'rows' }: { figures: Figures; look?: 'rows' | 'tiles' }) {
  const t = useText()
  const countText = useCount()
  const listCount = useListCount()
  const { counts, medianDays, resolvedAmounts } = figures
  const countOf = (states: readonly string[]) => (
    <bdi>{listCount(counts.filter(({ state }) => states.includes(state)))}</bdi>
  )
  if (counts.every(({ count }) => count === 0)) return null
  const facts = [
    { label: t(exposureText.underMediation), value: countOf(statesUnderMediation) },
    { label: t(stateText.resolved), value: countOf(['resolved']) },
    { label: t(exposureText.endedOtherwise), value: countOf(['abandoned', 'closed']) },
  ]
  if (medianDays !== null)
    facts.push({
      label: t(exposureText.medianDays),
      value: <>{countText(exposureText.days, Math.round(medianDays))}</>,
    })
  return (
    <>
      <DescriptionList facts={facts} look={look} />
      {resolvedAmounts.length > 0 && (
        <div className={styles.amounts}>
          <Text as="p" size="sm" tone="quiet">
            {t(exposureText.resolvedAmounts)}
          </Text>
          {resolvedAmounts.slice(0, shownCurrencies).map(amount => (
            <strong key={amount.currency}>
              <Money {...amount} />
            </strong>
          ))}
        </div>
      )}
    </>
  )
}
