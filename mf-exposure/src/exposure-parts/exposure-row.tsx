import type { Exposure } from 'calls/entities/exposure'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Money } from 'ui/money'
import { Row } from 'ui/row'
import { Written } from 'ui/written'
import { exposurePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import { BrokerLine } from './broker-line.tsx'
import { CaseTag, ReasonTag } from './case-tags.tsx'
import styles from './exposure-row.module.css'

interface ExposureRowProps {
  exposure: Exposure
  /** The date that is shown: of the publication, or of the last change where the list is sorted by it. */
  dated?: 'published' | 'updated'
}

/** One case in a list: state, subject, broker, amount. */
export function ExposureRow({ exposure, dated = 'published' }: ExposureRowProps) {
  const t = useText()
  const { title, lang, reason, amount, user, createdAt, updatedAt } = exposure
  return (
    <article className={styles.row}>
      <Row gap="s">
        <CaseTag exposure={exposure} />
        <ReasonTag reason={reason} />
      </Row>
      <h3 className={styles.title}>
        <SiteLink to={exposurePath(exposure)} className={styles.link}>
          <Written lang={lang}>{title}</Written>
        </SiteLink>
      </h3>
      <Row gap="s" className={styles.meta}>
        <BrokerLine exposure={exposure} />
        <Flag code={user.twoCharCode} name={user.countryName} />
        {dated === 'updated' ? (
          <span>
            {t(exposureText.changedAt)} <DateText iso={updatedAt} look="relative" />
          </span>
        ) : (
          <DateText iso={createdAt} look="relative" />
        )}
      </Row>
      <p className={styles.claim}>
        <strong className={styles.amount}>
          <Money {...amount} />
        </strong>
        <span className={styles.claimed}>{t(exposureText.claimed)}</span>
      </p>
    </article>
  )
}
