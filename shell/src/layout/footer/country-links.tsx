import { SiteLink, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { shellText } from '../../strings/keys.ts'
import styles from './country-links.module.css'

/** The fixed list of eight countries (spec 2.5): the numeric code that the broker list expects, flag, and name. */
const footerCountries = [
  { countryCode: '360', flag: 'id', name: shellText.indonesia },
  { countryCode: '458', flag: 'my', name: shellText.malaysia },
  { countryCode: '764', flag: 'th', name: shellText.thailand },
  { countryCode: '704', flag: 'vn', name: shellText.vietnam },
  { countryCode: '608', flag: 'ph', name: shellText.philippines },
  { countryCode: '702', flag: 'sg', name: shellText.singapore },
  { countryCode: '356', flag: 'in', name: shellText.india },
  { countryCode: '344', flag: 'hk', name: shellText.hongKong },
]

/** Links to the brokers of each country. */
export function CountryLinks() {
  const t = useText()
  return (
    <section>
      <h2 className={styles.title}>{t(shellText.countries)}</h2>
      <ul role="list" className={styles.list}>
        {footerCountries.map(({ countryCode, flag, name }) => (
          <li key={countryCode}>
            <SiteLink to={`/brokers?countryCode=${countryCode}`} className={styles.link}>
              <Flag code={flag} />
              {t(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
