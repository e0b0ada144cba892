import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'
import styles from './frame-icon.module.css'

/** An icon of 18 px; the control that holds it has a name. */
export function FrameIcon({ of: { node } }: { of: LucideIconData }) {
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      {node.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  )
}
