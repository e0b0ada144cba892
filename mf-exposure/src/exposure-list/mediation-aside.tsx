import { useLocale, useText } from 'shared-state/runtime'
import { stateText } from 'calls/states/state-text'
import { DescriptionList } from 'ui/description-list'
import { Money } from 'ui/money'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import type { ExposureListData } from './load-exposure-list.ts'
import styles from './mediation-aside.module.css'

/** Number of currencies shown: sums in different currencies cannot be added up. */
const shownCurrencies = 3
const underMediation = ['mediation_requested', 'in_mediation', 'awaiting_author']

/** The mediation centre in figures, and the course of a case. */
export function MediationAside({ mediation }: { mediation: ExposureListData['mediation'] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const countText = useCount()
  const { counts, medianDays, resolvedAmounts, steps } = mediation
  const countOf = (states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const facts = [
    { label: t(exposureText.underMediation), value: <NumberText value={countOf(underMediation)} /> },
    { label: t(stateText.resolved), value: <NumberText value={countOf(['resolved'])} /> },
  ]
  if (medianDays !== null) {
    const days = Math.round(medianDays)
    facts.push({ label: t(exposureText.medianDays), value: <>{countText(exposureText.days, days)}</> })
  }
  return (
    <Panel title={t(exposureText.mediation)}>
      <Stack>
        <DescriptionList facts={facts} />
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
        <ol role="list" className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.code} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {formatNumber(index + 1)}
              </span>
              <div>
                <Text as="p" size="sm" weight="medium">
                  {step.name}
                </Text>
                <Text as="p" size="sm" tone="quiet">
                  {step.text}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Panel>
  )
}
