import { ChevronDown } from 'lucide-react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

export interface MenuProps {
  /** What the button shows. */
  label: ReactNode
  /** Accessible name, where `label` is a picture or an abbreviation; begins with the words that are seen. */
  name?: string | undefined
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end' | undefined
  /** Opens after 120 ms under the mouse too. */
  hover?: boolean | undefined
  /** The page shown is one of its links. */
  current?: boolean | undefined
  chevron?: boolean | undefined
  /** A wide panel of several columns, which keeps to the nearest positioned ancestor instead of the button. */
  wide?: boolean | undefined
  /** Links: `MenuLinks`, or anything else. They are in the server's HTML, and without JavaScript they show on hover and focus. */
  children: ReactNode
}

const hoverDelay = 120

/** A disclosure: a button and a panel of links. Not an ARIA menu, so that links stay links and Tab walks through them. */
export function Menu({
  label,
  name,
  align = 'start',
  hover = false,
  current,
  chevron = true,
  wide,
  children,
}: MenuProps) {
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened, setOpened] = useState<'no' | 'hover' | 'click'>('no')
  const open = opened !== 'no'

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const pressBeside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpened('no')
    }
    // What the mouse alone has opened, Escape closes too, and the focus stays where it was.
    const escapeElsewhere = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpened('no')
    }
    document.addEventListener('pointerdown', pressBeside)
    document.addEventListener('keydown', escapeElsewhere)
    return () => {
      document.removeEventListener('pointerdown', pressBeside)
      document.removeEventListener('keydown', escapeElsewhere)
    }
  }, [open])

  const later = (next: 'no' | 'hover') => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (!hover || event.pointerType !== 'mouse') return
    // What was opened by a click stays until it is closed by one; the mouse may wander off.
    timer.current = setTimeout(() => setOpened(now => (now === 'click' ? now : next)), hoverDelay)
  }
  const press = () => {
    clearTimeout(timer.current)
    // Whoever hovers and then clicks wants it open, not closed again.
    setOpened(now => (now === 'click' ? 'no' : 'click'))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpened('no')
    button.current?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpened('no')
  }
  const choose = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpened('no')
  }

  return (
    <div
      ref={root}
      className={classNames(styles.menu, wide && styles.wide, open && styles.open)}
      onPointerEnter={later('hover')}
      onPointerLeave={later('no')}
      onKeyDown={keys}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, current && styles.current)}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={name}
        onClick={press}
      >
        {label}
        {chevron && <Icon of={ChevronDown} size="s" className={styles.chevron} />}
      </button>
      <div id={panelId} className={classNames(styles.panel, styles[align])} onClick={choose}>
        {children}
      </div>
    </div>
  )
}
