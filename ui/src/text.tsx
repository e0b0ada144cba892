import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

export interface TextProps {
  as?: 'span' | 'p' | 'div' | 'strong' | 'code' | undefined
  /** 13, 14, 16 or 18 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  /** quiet and faint are the second and third text colours; the others need an icon or a word next to them. */
  tone?: 'quiet' | 'faint' | 'good' | 'warn' | 'bad' | undefined
  weight?: 'medium' | 'bold' | undefined
  /** At most 42rem wide. */
  measure?: boolean | undefined
  /** One line, truncated with an ellipsis. */
  clip?: boolean | undefined
  children: ReactNode
}

/** Text in one of the few permitted sizes and colours. `as="code"` has the slashed 0. */
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
