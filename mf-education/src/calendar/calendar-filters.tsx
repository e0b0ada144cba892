import { Check } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { VisuallyHidden } from 'ui/visually-hidden'
import { educationText } from '../strings/keys.ts'
import styles from './calendar-filters.module.css'
import { calendarPath, switched, type CalendarPlace } from './calendar-place.ts'
import { ImpactBars } from './impact-bars.tsx'
import { impactNames, impacts } from './impact.ts'

interface CalendarFiltersProps {
  place: CalendarPlace
  currencies: readonly { currency: string; flag: string }[]
}

/** Impacts and currencies as toggles, each a link to the day with that one toggled. */
export function CalendarFilters({ place, currencies }: CalendarFiltersProps) {
  const t = useText()
  return (
    <nav aria-label={t(educationText.filters)} className={styles.filters}>
      {impacts.map(impact => (
        <Switch
          key={impact}
          on={place.impact.length === 0 || place.impact.includes(impact)}
          to={calendarPath({ ...place, impact: switched(place.impact, impact, impacts) })}
        >
          <ImpactBars importance={impact} named={false} />
          {t(impactNames[impact])}
        </Switch>
      ))}
      {currencies.length > 0 && <span className={styles.divider} />}
      {currencies.map(({ currency, flag }) => (
        <Switch
          key={currency}
          on={place.currency.includes(currency)}
          to={calendarPath({ ...place, currency: switched(place.currency, currency) })}
        >
          <Flag code={flag} />
          {currency}
        </Switch>
      ))}
    </nav>
  )
}

function Switch({ on, to, children }: { on: boolean; to: string; children: ReactNode }) {
  const t = useText()
  const href = useHref()
  return (
    <Link to={href(to)} className={styles.switch} data-on={on || undefined} preventScrollReset>
      {children}
      {on && (
        <>
          <Icon of={Check} size="s" />
          <VisuallyHidden>({t(educationText.chosen)})</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
