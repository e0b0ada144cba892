import type { HelpTerm } from 'calls/entities/help-terms'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useText } from 'shared-state/runtime'
import { uiText } from '../strings/keys.ts'
import { Explanation } from './explanation.tsx'
import { placeNextTo, type Place } from './place-next-to.ts'
import styles from './term-help.module.css'

export interface TermHelpProps {
  term: HelpTerm
  /** The label next to it, which its name repeats. */
  label: string
}

/**
 * A button next to a term that opens its explanation. A second press, Escape, a tap elsewhere, scrolling and leaving it with Tab close the
 * explanation. Without JavaScript there is no button.
 */
export function TermHelp({ term, label }: TermHelpProps) {
  const t = useText()
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<Place>()
  const close = () => setPlace(undefined)
  const open = place !== undefined

  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the term stays open.
      event.preventDefault()
      close()
      button.current?.focus()
    }
    const pressBeside = ({ target }: Event) => !root.current?.contains(target as Node) && close()
    const passive = { capture: true, passive: true }
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', pressBeside)
    // Whatever scrolls, the explanation would no longer be next to its term.
    addEventListener('scroll', close, passive)
    addEventListener('resize', close)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', pressBeside)
      removeEventListener('scroll', close, passive)
      removeEventListener('resize', close)
    }
  }, [open])

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close()
  }
  return (
    <span ref={root} className={styles.place} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t(uiText.explainTerm, { term: label })}
        aria-expanded={open}
        onClick={() => (open ? close() : setPlace(placeNextTo(button.current!)))}
      />
      {/* Empty until then, so that screen readers announce what it comes to hold. */}
      <span aria-live="polite">{place && <Explanation term={term} place={place} />}</span>
    </span>
  )
}
