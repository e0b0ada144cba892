import type { Provider } from 'calls/entities/provider'
import { ratingDigits } from 'calls/rating/score-digits'
import { SiteLink, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Flag } from 'ui/flag'
import { NumberText } from 'ui/number-text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { providerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './provider-row.module.css'

/** A service provider in a list: one link with its services, its location and its score. */
export function ProviderRow({ provider, intro = false }: { provider: Provider; intro?: boolean }) {
  const t = useText()
  const { code, name, categoryName, twoCharCode, countryName, score } = provider
  return (
    <SiteLink to={providerPath(provider)} className={styles.row}>
      <BrokerLogo code={code} size={intro ? 'm' : 's'} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {categoryName}
          <span className={styles.country}>
            <Flag code={twoCharCode} />
            {countryName}
          </span>
        </span>
        {intro && (
          <span className={styles.intro}>
            <Written>{provider.intro}</Written>
          </span>
        )}
      </span>
      {score !== null && (
        <b className={styles.score}>
          <VisuallyHidden>{t(brokersText.score)} </VisuallyHidden>
          <NumberText value={score} options={ratingDigits('score')} />
        </b>
      )}
    </SiteLink>
  )
}
