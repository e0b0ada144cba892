import type { CSSProperties } from 'react'

export interface Place {
  /** Above its button, in the lower half of the window, instead of below it. */
  above: boolean
  style: CSSProperties
}

/** Where an explanation goes: `--block` from the window's top or bottom, `--start` from the side where lines begin. */
export function placeNextTo(button: Element): Place {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = bottom > clientHeight / 2
  const block = above ? clientHeight - top : bottom
  const start = getComputedStyle(button).direction === 'rtl' ? clientWidth - right : left
  return { above, style: { '--block': `${block}px`, '--start': `${start}px` } as CSSProperties }
}
