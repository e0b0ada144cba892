import { ChevronDown } from '@lucide/icons'
import { useState, type ReactNode } from 'react'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { Checkbox } from 'ui/checkbox'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { brokersText } from '../strings/keys.ts'
import styles from './filter-choices.module.css'
import type { Facets } from './load-broker-list.ts'

type Choice = Facets[number]['items'][number]

interface FilterChoicesProps {
  title: string
  /** Name of the field in the address. */
  filter: string
  items: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** Shown instead of flag and name. */
  labelOf?: (choice: Choice) => ReactNode
  /** Choices shown before 'n more'. */
  most?: number
  /** An explanation of the choices, before them. */
  help?: ReactNode
  /** Expanded from the start; with a choice selected it always is. */
  open?: boolean
}

/** The flag names its country, unless the choice is that country itself. */
function FlagAndName({ choice: { name, twoCharCode } }: { choice: Choice }) {
  const { lang } = useLocale()
  const country = twoCharCode && regionName(lang, twoCharCode)
  return (
    <>
      {twoCharCode && <Flag code={twoCharCode} name={country === name ? '' : country} />}
      {` ${name}`}
    </>
  )
}

/** One filter: a disclosure of checkboxes, the most frequent choices first. */
export function FilterChoices({
  title,
  filter,
  items,
  chosen,
  onToggle,
  labelOf = choice => <FlagAndName choice={choice} />,
  most = 6,
  help,
  open = false,
}: FilterChoicesProps) {
  const t = useText()
  const row = (choice: Choice) => (
    <Checkbox
      key={choice.value}
      name={filter}
      value={choice.value}
      checked={chosen.includes(choice.value)}
      onChange={() => onToggle(choice.value)}
      label={labelOf(choice)}
      count={choice.count}
    />
  )
  // Another disclosure for a single remaining choice would be pointless.
  const rest = items.length > most + 1 ? items.slice(most) : []
  // Initial state only: afterwards the visitor decides, and a disclosure must not close when its last choice is cleared.
  const [unfolded] = useState(open || chosen.length > 0)
  const [all] = useState(rest.some(({ value }) => chosen.includes(value)))
  return (
    <details className={styles.fold} open={unfolded}>
      <summary className={styles.summary}>
        {title}
        <Icon of={ChevronDown} size="s" className={styles.chevron} />
      </summary>
      <div role="group" aria-label={title} className={styles.choices}>
        {help}
        {items.slice(0, items.length - rest.length).map(row)}
        {rest.length > 0 && (
          <details open={all}>
            <summary className={styles.more}>{t(brokersText.moreChoices, { count: rest.length })}</summary>
            {rest.map(row)}
          </details>
        )}
      </div>
    </details>
  )
}
