import { X, type LucideIconData } from '@lucide/icons'
import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ChipProps {
  label: string
  icon?: LucideIconData | undefined
  small?: boolean | undefined
  /** The filter is on. */
  selected?: boolean | undefined
  /** An active filter that a click removes. */
  removable?: boolean | undefined
  /** Full address of the list with the filter changed; or `onClick`. */
  to?: string | undefined
  onClick?: (() => void) | undefined
}

/** A filter: a link if it has an address, otherwise a toggle button. */
export function Chip({ label, icon, small, selected, removable, to, onClick }: ChipProps) {
  const t = useText()
  const look = classNames(styles.chip, small && styles.small, selected && styles.selected)
  const content = (
    <>
      {icon && <Icon of={icon} size="s" />}
      {removable && <VisuallyHidden>{t(uiText.remove, { name: label })}</VisuallyHidden>}
      <span aria-hidden={removable}>{label}</span>
      {removable && <Icon of={X} size="s" />}
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} discover="none" onClick={onClick} className={look} aria-current={selected ? 'true' : undefined}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onClick} className={look} aria-pressed={removable ? undefined : (selected ?? false)}>
      {content}
    </button>
  )
}
