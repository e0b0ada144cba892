import { ChevronDown } from '@lucide/icons'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

export interface MenuProps {
  /** Visible content of the button. */
  label: ReactNode
  /** Accessible name, where `label` is a picture or an abbreviation; starts with the visible words. */
  name?: string | undefined
  /** The edge of the button that the panel aligns to. */
  align?: 'start' | 'end' | undefined
  /** Also opens after 120 ms of hovering. */
  hover?: boolean | undefined
  /** The current page is one of its links. */
  current?: boolean | undefined
  chevron?: boolean | undefined
  /** A wide panel of several columns, aligned to the nearest positioned ancestor instead of the button. */
  wide?: boolean | undefined
  /** Links: `MenuLinks` or other content. They are in the server's HTML, and without JavaScript they show on hover and focus. */
  children: ReactNode
}

const hoverDelay = 120

/** A disclosure: a button and a panel of links. Not an ARIA menu, so that links stay links and Tab moves through them. */
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
    // Escape also closes a menu opened by hovering alone, and the focus stays where it was.
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
    // A menu opened by a click stays open until another click, even if the mouse leaves it.
    timer.current = setTimeout(() => setOpened(now => (now === 'click' ? now : next)), hoverDelay)
  }
  const press = () => {
    clearTimeout(timer.current)
    // A visitor who hovers and then clicks wants the menu open, not closed again.
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
