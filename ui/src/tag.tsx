import type { LucideIconData } from '@lucide/icons'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './tag.module.css'

export type Tone = 'plain' | 'info' | 'good' | 'warn' | 'bad'

export interface TagProps {
  tone?: Tone | undefined
  icon?: LucideIconData | undefined
  /** An outline without colour: reasons, 'Sample post'. */
  outline?: boolean | undefined
  children: ReactNode
}

/** A state. Never clickable: a filter is a chip. */
export function Tag({ tone = 'plain', icon, outline, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, outline ? styles.outline : styles[tone])}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  )
}
