import { useText } from 'shared-state/runtime'
import { Wrap } from 'ui/wrap'
import { SiteSearch } from '../../search/site-search.tsx'
import { shellText } from '../../strings/keys.ts'
import { GradeKey } from './grade-key.tsx'
import styles from './hero.module.css'
import { LensDial } from './lens-dial.tsx'
import { MessageBar } from './message-bar.tsx'

interface HeroProps {
  totals: { regulators: number; brokers: number } | null
  /** Number of brokers with the lowest grade; null if unknown. */
  lowestGraded: number | null
}

/** The question that the site answers, and the site's own search field to ask it. */
export function Hero({ totals, lowestGraded }: HeroProps) {
  const t = useText()
  return (
    <section className={styles.hero} data-ground="ink">
      <MessageBar />
      <Wrap className={styles.columns}>
        <div>
          <h1 className={styles.title}>{t(shellText.heroTitle)}</h1>
          <p className={styles.lead}>{t(shellText.heroLead)}</p>
          <div data-ground="page">
            <SiteSearch button={t(shellText.check)} size="l" />
          </div>
        </div>
        <div className={styles.scale}>
          <LensDial totals={totals} lowestGraded={lowestGraded} />
          <GradeKey lowestGraded={lowestGraded} />
        </div>
      </Wrap>
      <svg className={styles.ruler} aria-hidden="true">
        <pattern id="hero-ruler" width="60" height="10" patternUnits="userSpaceOnUse">
          <path d="M.5 0v10m12-5v5m12-5v5m12-5v5m12-5v5" stroke="currentColor" />
        </pattern>
        <rect width="100%" height="10" fill="url(#hero-ruler)" />
      </svg>
    </section>
  )
}
