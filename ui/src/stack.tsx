import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

export interface StackProps {
  /** 8, 16, 24 or 32 px. */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined
  as?: 'div' | 'ul' | 'section' | 'article' | undefined
  className?: string | undefined
  children: ReactNode
}

/** One below the other. */
export function Stack({ gap = 'm', as: Element = 'div', className, children }: StackProps) {
  return (
    <Element role={Element === 'ul' ? 'list' : undefined} className={classNames(styles.stack, styles[gap], className)}>
      {children}
    </Element>
  )
}
