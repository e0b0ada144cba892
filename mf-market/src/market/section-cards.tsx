import { marketSectionNames } from 'calls/entities/market-listing'
import { SiteLink, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { sectionPath } from '../addresses.ts'
import { sectionLead, sectionText } from '../listing-parts/kind-words.ts'
import styles from './section-cards.module.css'

/** The sections of the market, each with what it is for. */
export function SectionCards() {
  const t = useText()
  return (
    <Grid columns={3} as="ul">
      {marketSectionNames.map(section => (
        <li key={section} className={styles.card}>
          <h2 className={styles.title}>
            <SiteLink to={sectionPath(section)}>{t(sectionText[section])}</SiteLink>
          </h2>
          <p className={styles.lead}>{t(sectionLead[section])}</p>
        </li>
      ))}
    </Grid>
  )
}
