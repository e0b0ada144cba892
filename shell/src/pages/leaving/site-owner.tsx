import { Landmark } from '@lucide/icons'
import { accusedName } from 'calls/findings/accused-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Note } from 'ui/note'
import { Text } from 'ui/text'
import { brokerPath } from '../../broker-path.ts'
import { LicenceLine } from '../../search/licence-line.tsx'
import { ScoreLine } from '../../search/score-line.tsx'
import { shellText } from '../../strings/keys.ts'
import type { OutsideSite } from './load-leaving.ts'
import styles from './leaving-page.module.css'

/** The owner of the site, with its record; nothing if the owner is unknown. */
export function SiteOwner({ site: { broker, regulator } }: { site: OutsideSite }) {
  const t = useText()
  const { lang } = useLocale()
  if (regulator)
    return (
      <Note tone="good" icon={Landmark}>
        {t(shellText.regulatorsSite, { name: regulator.name })}
      </Note>
    )
  if (!broker) return null
  return (
    <div>
      <Text as="p" size="sm" tone="quiet">
        {t(shellText.brokersSite)}
      </Text>
      <div className={styles.owner}>
        <BrokerLogo code={broker.code} eager />
        <div className={styles.words}>
          <Text as="p" weight="medium">
            {accusedName(broker, lang)}
          </Text>
          <LicenceLine broker={broker} />
          <Text size="sm">
            <SiteLink to={brokerPath('info', broker)}>{t(shellText.seeRecord)}</SiteLink>
          </Text>
        </div>
        <ScoreLine broker={broker} size="m" />
      </div>
    </div>
  )
}
