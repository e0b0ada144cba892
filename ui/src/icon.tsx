import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** An icon imported by name from 'lucide-react', so that only the icons in use are bundled. */
  of: LucideIcon
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l' | undefined
  /** Mirrors what points forwards or backwards (chevrons, arrows) where text runs from right to left. */
  flip?: boolean | undefined
  className?: string | undefined
}

const pixels = { s: 16, m: 20, l: 24 }

/** Always hidden from assistive technology: the text is next to the icon, or names the control that holds it. */
export function Icon({ of: Shape, size = 'm', flip = false, className }: IconProps) {
  return (
    <Shape
      size={pixels[size]}
      className={classNames(styles.icon, flip && styles.flip, className) ?? ''}
      aria-hidden="true"
    />
  )
}
