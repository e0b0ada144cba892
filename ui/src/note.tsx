import { CircleCheck, Info, OctagonAlert, TriangleAlert, type LucideIconData } from '@lucide/icons'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

export interface NoteProps {
  tone?: 'info' | 'warn' | 'bad' | 'good' | undefined
  /** Bold, before the text, in the same line. */
  title?: ReactNode
  /** Replaces the tone's default icon. */
  icon?: LucideIconData | undefined
  /** Announced at once when it appears: the response to an action of the reader. */
  live?: boolean | undefined
  children?: ReactNode
}

const icons = { info: Info, warn: TriangleAlert, bad: OctagonAlert, good: CircleCheck }

export function Note({ tone = 'info', title, icon, live, children }: NoteProps) {
  return (
    <div
      className={classNames(styles.note, styles[tone])}
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title} </strong>}
        {children}
      </div>
    </div>
  )
}
