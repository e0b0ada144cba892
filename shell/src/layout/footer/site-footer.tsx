import { useStore, useText } from 'shared-state/runtime'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import type { FrameData } from '../load-layout.ts'
import { CountryLinks } from './country-links.tsx'
import { OutsideLinks } from './outside-links.tsx'
import { ScamBrokers } from './scam-brokers.tsx'
import styles from './site-footer.module.css'
import { SiteLinks } from './site-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { WeekReviews } from './week-reviews.tsx'

/** The foot of every page (spec 2.5). A list that failed to load is left out, and the others take its space. */
export function SiteFooter({ frame }: { frame: FrameData }) {
  const t = useText()
  const { now } = useStore().visitor.facts
  return (
    <footer className={styles.footer} data-ground="ink">
      <Wrap>
        <div className={styles.columns}>
          {frame.reviews.length > 0 && <WeekReviews reviews={frame.reviews} />}
          {frame.scam.length > 0 && <ScamBrokers brokers={frame.scam} />}
          <CountryLinks />
          <section>
            <h2 className={styles.title}>{t(shellText.aboutSite)}</h2>
            <SiteLinks />
            <p className={styles.about}>{t(shellText.aboutSample)}</p>
            {frame.socials && <SocialLinks socials={frame.socials} />}
          </section>
        </div>
        <OutsideLinks friends={frame.friends} partners={frame.partners} />
        <div className={styles.legal}>
          <p>{t(shellText.riskLine)}</p>
          <p className={styles.year}>{t(shellText.copyright, { year: new Date(now).getUTCFullYear() })}</p>
        </div>
      </Wrap>
    </footer>
  )
}
