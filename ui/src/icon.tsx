import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** An icon imported by name from '@lucide/icons', so that only the icons in use are bundled. */
  of: LucideIconData
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l' | undefined
  /** Mirrors what points forwards or backwards (chevrons, arrows) where text runs from right to left. */
  flip?: boolean | undefined
  className?: string | undefined
}

/**
 * Always hidden from assistive technology: the text is next to the icon, or names the control that holds it. A page has a hundred icons, so
 * what they have in common is in the style sheet (docs/decisions/0061).
 */
export function Icon({ of: { node }, size = 'm', flip = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, styles[size], flip && styles.flip, className)}
      aria-hidden="true"
    >
      {node.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  )
}
