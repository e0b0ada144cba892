import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

export interface TextProps {
  as?: 'span' | 'p' | 'div' | 'strong' | 'code' | undefined
  /** 13, 14, 16 or 18 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  /** quiet and faint are the second and third text colours; the rest need an icon or a word beside them. */
  tone?: 'quiet' | 'faint' | 'good' | 'warn' | 'bad' | undefined
  weight?: 'medium' | 'bold' | undefined
  /** At most 42rem wide. */
  measure?: boolean | undefined
  /** One line, cut off with an ellipsis. */
  clip?: boolean | undefined
  children: ReactNode
}

/** Words in one of the few sizes and colours there are. `as="code"` has the slashed 0. */
export function Text({ as: Element = 'span', size, tone, weight, measure, clip, children }: TextProps) {
  const look = [
    size && styles[size],
    tone && styles[tone],
    weight && styles[weight],
    measure && styles.measure,
    clip && styles.clip,
  ]
  return <Element className={classNames(...look)}>{children}</Element>
}
