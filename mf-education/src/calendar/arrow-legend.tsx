import { useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { educationText } from '../strings/keys.ts'
import styles from './forecast-arrow.module.css'

/** What the arrows and their colours mean. */
export function ArrowLegend() {
  const t = useText()
  return (
    <Text as="div" size="sm" tone="quiet">
      <Row>
        <span>▲ {t(educationText.aboveForecast)}</span>
        <span>▼ {t(educationText.belowForecast)}</span>
        <span data-effect="lifts" className={styles.arrow}>
          {t(educationText.greenLifts)}
        </span>
        <span data-effect="weighs" className={styles.arrow}>
          {t(educationText.redWeighs)}
        </span>
      </Row>
    </Text>
  )
}
