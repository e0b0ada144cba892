import { SiteLink } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { NumberText } from 'ui/number-text'
import styles from './place-links.module.css'

interface PlaceLink {
  name: string
  path: string
  count: number
  flag?: string
}

/** Links to places with their number of codes, in as many columns as there is room for. */
export function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul role="list" className={styles.places}>
      {places.map(({ name, path, count, flag }) => (
        <li key={path}>
          <SiteLink to={path} className={styles.place}>
            {flag && <Flag code={flag} />}
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              <NumberText value={count} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
