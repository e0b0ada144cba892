import { Check, Circle, type LucideIconData } from '@lucide/icons'
import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { uiText } from './strings/keys.ts'
import styles from './timeline.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TimelineStep {
  key: string | number
  title: ReactNode
  /** Date and author. */
  meta?: ReactNode
  /** The text of the step. */
  children?: ReactNode
  icon?: LucideIconData | undefined
  /** 'next' is a possible next step: dashed, without a date. */
  state?: 'done' | 'now' | 'next' | undefined
  tone?: 'good' | 'bad' | undefined
}

const stateWords = { done: uiText.done, now: uiText.current, next: uiText.ahead }

/**
 * Events in the order given: newest first, with the next step before them. Assistive technology also hears whether a step is done, unless
 * the steps are unrelated (`apart`).
 */
export function Timeline({ steps, apart = false }: { steps: readonly TimelineStep[]; apart?: boolean | undefined }) {
  const t = useText()
  return (
    <ol role="list" className={styles.timeline}>
      {steps.map(({ key, title, meta, children, icon, state = 'done', tone }) => (
        <li key={key} className={classNames(styles.step, styles[state])}>
          <span className={classNames(styles.dot, tone && styles[tone])}>
            <Icon of={icon ?? (state === 'done' ? Check : Circle)} size="s" />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {!apart && <VisuallyHidden>{t(stateWords[state])}: </VisuallyHidden>}
              {title}
            </p>
            {meta && <p className={styles.meta}>{meta}</p>}
            {children && <div className={styles.body}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
