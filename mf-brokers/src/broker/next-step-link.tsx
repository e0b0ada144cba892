import { ArrowDown, ArrowRight, ExternalLink } from '@lucide/icons'
import type { Verdict } from 'calls/findings/verdict'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { leavingPath } from 'calls/leaving-path'
import { rankingPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'
import { similarAnchor } from './similar-brokers.tsx'
import styles from './verdict-band.module.css'

/**
 * The one thing to do after reading the verdict. The brokers to look at instead are those on this page that may lead, of the same country;
 * without any, the ranking by regulation.
 */
export function NextStepLink({
  verdict: { next, licence },
  data: { evidence, similar },
}: {
  verdict: Verdict
  data: BrokerData
}) {
  const { warning } = evidence
  const t = useText()
  if (next === 'register' && licence) {
    return (
      <a href={`https://${licence.registerHost}/`} rel="external noopener nofollow" className={styles.next}>
        {t(brokersText.checkRegister)} <Icon of={ExternalLink} size="s" />
      </a>
    )
  }
  if (next === 'warning' && warning) {
    return (
      <SiteLink to={leavingPath(warning.url)} rel="nofollow" className={styles.next}>
        {t(brokersText.readWarning)} <Icon of={ExternalLink} size="s" />
      </SiteLink>
    )
  }
  if (similar && similar.length > 0) {
    return (
      <a href={`#${similarAnchor}`} className={styles.next}>
        {t(brokersText.seeLicensed)} <Icon of={ArrowDown} size="s" />
      </a>
    )
  }
  return (
    <SiteLink to={rankingPath('regulation')} className={styles.next}>
      {t(brokersText.seeRegulated)} <Icon of={ArrowRight} size="s" flip />
    </SiteLink>
  )
}
