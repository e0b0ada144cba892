import type { exposureSafeguard } from 'calls/exposure'
import type { CallOutput } from 'shared-state/api/declare-call'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { publishPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './mediation-figures.module.css'

export type MediationFigures = CallOutput<typeof exposureSafeguard>

/** The course of a case; its first step links to the form. */
export function MediationSteps({ steps }: Pick<MediationFigures, 'steps'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
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
            {index === 0 && (
              <SiteLink to={publishPath} rel="nofollow">
                {t(exposureText.reportBroker)}
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
